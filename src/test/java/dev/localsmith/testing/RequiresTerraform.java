package dev.localsmith.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs only where there is a Terraform. Elsewhere the build says in its last lines what was
 * skipped; where {@code CI} is {@code true} the tests run, and fail.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("terraform")
@ExtendWith(TerraformCondition.class)
public @interface RequiresTerraform {}
