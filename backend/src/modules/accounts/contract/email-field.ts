import { IsEmail, MaxLength } from "class-validator";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/** Property decorator: an e-mail address by the specification's "basic {email} pattern", at most 254 characters. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    IsEmail({}, { message: RULES.email }),
    MaxLength(LIMITS.emailMax, { message: RULES.email }),
  );
}

/** The one spelling under which an address is stored and compared: no surrounding space, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
