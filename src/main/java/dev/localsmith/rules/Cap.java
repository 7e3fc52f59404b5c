package dev.localsmith.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;

/**
 * The most that a repository gets, held by a variable of the template, a number above zero in the
 * resource's unit (rules 6).
 *
 * @param standard the variable's default
 * @param limits whether a limit is capped too, and not the request alone
 */
public record Cap(
    String variable,
    @JsonProperty("default") BigDecimal standard,
    String description,
    boolean limits) {}
