import { IsString, MaxLength, MinLength } from "class-validator";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/** Property decorator: a new password, 8 to 256 characters. The upper bound keeps a 10 kB body away from the hash. */
export function NewPasswordField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: RULES.password }),
    MinLength(LIMITS.passwordMin, { message: RULES.password }),
    MaxLength(LIMITS.passwordMax, { message: RULES.passwordTooLong }),
  );
}

/** Property decorator: the password an account has. Only its presence and a sane length are looked at. */
export function CurrentPasswordField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: RULES.passwordRequired }),
    MinLength(1, { message: RULES.passwordRequired }),
    MaxLength(LIMITS.passwordMax, { message: RULES.passwordTooLong }),
  );
}
