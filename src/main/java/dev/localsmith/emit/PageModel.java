package dev.localsmith.emit;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.Quantities;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.utility.DeepUnwrap;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the page's template sees of a rule set: the rules, and how to write them as Markdown. */
final class PageModel {
  /** Forms that a person may try; the rules part them. */
  private static final List<String> FORMS =
      List.of(
          "4", "1.5", ".5", "500m", "4Gi", "20G", "5.", "+1", "-1", "1e3", "4 Gi", "4gi", "4GB",
          "1,5");

  private PageModel() {}

  static Map<String, Object> of(RuleSet rules, String rulesName) {
    Quantities quantities = rules.quantities();
    Pattern pattern = Pattern.compile(quantities.pattern());
    Map<Boolean, List<String>> forms =
        FORMS.stream().collect(Collectors.partitioningBy(pattern::matches));
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("rules", rules);
    model.put("rulesName", rulesName);
    model.put("warnings", rules.warnings());
    model.put("place", "customizations." + rules.customization());
    model.put("example", example(rules));
    model.put("accepted", forms.get(true));
    model.put("refused", forms.get(false));
    model.put("suffixes", suffixes(quantities));
    model.put("greatest", grouped(new BigDecimal(quantities.greatest())));
    model.put("limitsCapped", any(rules, r -> r.cap().filter(Cap::limits).isPresent()));
    model.put("smallestLimits", any(rules, r -> r.smallestLimit().isPresent()));
    model.put("code", (TemplateMethodModelEx) PageModel::code);
    model.put("message", (TemplateMethodModelEx) PageModel::message);
    return model;
  }

  private static boolean any(RuleSet rules, Function<NativeResource, Boolean> holds) {
    return rules.resources().values().stream().anyMatch(holds::apply);
  }

  private static String example(RuleSet rules) {
    return JsonFile.text(
        Map.of("customizations", Map.of(rules.customization(), Example.contributor(rules))));
  }

  /** What each suffix multiplies a number by. */
  private static Map<String, String> suffixes(Quantities quantities) {
    Map<String, String> suffixes = new LinkedHashMap<>();
    quantities
        .suffixes()
        .forEach(
            (suffix, thousandths) -> {
              if (!suffix.isEmpty()) {
                suffixes.put(suffix, grouped(new BigDecimal(thousandths).movePointLeft(3)));
              }
            });
    return suffixes;
  }

  private static String grouped(BigDecimal number) {
    BigDecimal plain = number.stripTrailingZeros();
    BigInteger whole = plain.toBigInteger();
    String fraction = plain.subtract(new BigDecimal(whole)).toPlainString().substring(1);
    return String.format(Locale.ROOT, "%,d", whole) + fraction;
  }

  /** {@code code(text)}: the text as code. */
  private static Object code(List<?> arguments) throws TemplateModelException {
    Object text = DeepUnwrap.unwrap((TemplateModel) arguments.get(0));
    return MarkdownFormat.INSTANCE.fromMarkup(MarkdownFormat.code(text.toString()));
  }

  /** {@code message(warning)}: its message, what is put into it in italics. */
  private static Object message(List<?> arguments) throws TemplateModelException {
    Warning warning = (Warning) DeepUnwrap.unwrap((TemplateModel) arguments.get(0));
    List<String> literals = warning.literals();
    List<String> placeholders = warning.placeholders();
    StringBuilder message = new StringBuilder(MarkdownFormat.escape(literals.get(0)));
    for (int i = 0; i < placeholders.size(); i++) {
      message.append('*').append(placeholders.get(i)).append('*');
      message.append(MarkdownFormat.escape(literals.get(i + 1), false));
    }
    return MarkdownFormat.INSTANCE.fromMarkup(message.toString());
  }
}
