import { IsEmail, MaxLength } from "class-validator";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { Spelled } from "../../../kernel/contract/spelled.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/** Property decorator: an e-mail address by the specification's "basic {email} pattern", at most 254 characters, in its one spelling. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Spelled(normaliseEmail),
    IsEmail({}, { message: RULES.email }),
    MaxLength(LIMITS.emailMax, { message: RULES.email }),
  );
}
