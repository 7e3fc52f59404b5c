package dev.localsmith.admission;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import org.yaml.snakeyaml.LoaderOptions;

/** Parses JSON or YAML within bounds: no deep nesting, no duplicate keys, no aliases. */
final class ManifestParser {
  private static final int MAX_DEPTH = 100;

  private ManifestParser() {}

  static JsonParser of(byte[] bytes, ObjectMapper mapper) throws IOException {
    if (isJson(bytes)) {
      return mapper.createParser(bytes);
    }
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(bytes.length);
    options.setNestingDepthLimit(MAX_DEPTH);
    JsonFactory yaml =
        YAMLFactory.builder()
            .loaderOptions(options)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(YAMLParser.Feature.EMPTY_STRING_AS_NULL)
            .build();
    return new WithoutAliases((YAMLParser) yaml.setCodec(mapper).createParser(bytes));
  }

  /**
   * YAML may begin with a brace too, but hardly with a quote after it; tabs, which it forbids, are
   * common in JSON.
   */
  private static boolean isJson(byte[] bytes) {
    int at = skipSpace(bytes, 0);
    if (at == bytes.length || bytes[at] != '{') {
      return false;
    }
    at = skipSpace(bytes, at + 1);
    return at < bytes.length && (bytes[at] == '"' || bytes[at] == '}');
  }

  private static int skipSpace(byte[] bytes, int from) {
    int at = from;
    while (at < bytes.length && Character.isWhitespace(bytes[at])) {
      at++;
    }
    return at;
  }

  /** The parser would hand an alias on as its name, and a few of them can stand for gigabytes. */
  private static final class WithoutAliases extends JsonParserDelegate {
    WithoutAliases(YAMLParser yaml) {
      super(yaml);
    }

    @Override
    public JsonToken nextToken() throws IOException {
      JsonToken token = super.nextToken();
      if (((YAMLParser) delegate).isCurrentAlias()) {
        throw new JsonParseException(
            this,
            "YAML aliases are not read: write *" + getText() + " out",
            delegate.currentTokenLocation());
      }
      return token;
    }
  }
}
