package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
  @ParameterizedTest(name = "{0} comes out of JavaScript as {1}")
  @CsvSource({
    "1.0, 1",
    "1e3, 1000",
    "-0.50, -0.5",
    "0.1, 0.1",
    "0.30000000000000004, 0.30000000000000004",
    "12345678901234567890, 12345678901234567000",
    "9007199254740993, 9007199254740992",
    "2e23, 2E+23",
    "1e23, 1E+23",
    "8.41e21, 8.41E+21",
    "2.0e-3, 0.002",
    "4.9e-324, 5E-324",
    "1e-400, 0",
    "1e400, none",
    "1e2147483647, none",
    "-1e400, none",
    "1e-2147483600, 0",
  })
  void numbersPassThroughJavaScript(BigDecimal number, String written) {
    assertEquals(
        written, JavaScriptNumber.through(number).map(BigDecimal::toString).orElse("none"));
  }

  @ParameterizedTest(name = "{0} is {1} bytes in hostRequirements")
  @CsvSource({
    "0, 0",
    "8589934592, 8589934592",
    "8kb, 8192",
    "007mb, 7340032",
    "8gb, 8589934592",
    "2tb, 2199023255552",
    "8GB, none",
    "8 gb, none",
    "8Gi, none",
    "1.5gb, none",
    "gb, none",
    "-1gb, none",
    "'', none",
    "'8gb\n', none",
    "8pb, none",
    "٣gb, none"
  })
  void onlyTheSpecifiedSizesAreRead(String text, String bytes) {
    assertEquals(bytes, ByteSize.specified(text).map(BigDecimal::toPlainString).orElse("none"));
  }

  @ParameterizedTest(name = "Docker reads {0} as {1} bytes")
  @CsvSource({
    "1024, 1024",
    "1b, 1",
    "4k, 4096",
    "4K, 4096",
    "4kb, 4096",
    "4KiB, 4096",
    "512m, 536870912",
    "512MB, 536870912",
    "4g, 4294967296",
    "1.5g, 1610612736",
    "4Gib, 4294967296",
    "1t, 1099511627776",
    "'4 g', 4294967296",
    "0.0000001k, 0",
    "4gi, none",
    "4gbb, none",
    "1e3, none",
    "-1g, none",
    "g, none",
    "'', none",
    "4p, none"
  })
  void dockersSizesAreRead(String text, String bytes) {
    assertEquals(bytes, ByteSize.docker(text).map(BigDecimal::toPlainString).orElse("none"));
  }

  @ParameterizedTest(name = "who writes {0} is told to write {1}")
  @CsvSource({
    "8GB, 8gb",
    "8 gb, 8gb",
    "8Gi, 8gb",
    "8GiB, 8gb",
    "8G, 8gb",
    "8g, 8gb",
    "1.5gb, 1536mb",
    "'1,5 GB', 1536mb",
    "0.5TB, 512gb",
    "512M, 512mb",
    "512 MiB, 512mb",
    "64Ki, 64kb",
    "'8 gigabytes', 8gb",
    "'2 Bytes', 2",
    "0.3kb, 308",
    "1.5, 2",
    "8589934592 , 8589934592",
    "lots, nothing",
    "8pb, nothing",
    "-8gb, nothing",
    "8gb 2, nothing",
    "1.2.3gb, nothing"
  })
  void aSizeThatIsDroppedHasASpellingThatIsRead(String text, String meant) {
    assertEquals(meant, ByteSize.meant(text).orElse("nothing"));
  }
}
