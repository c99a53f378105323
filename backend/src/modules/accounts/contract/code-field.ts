import { Matches } from "class-validator";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";
import { asciiDigits } from "../../../kernel/contract/digits.js";
import { withoutMarks } from "../../../kernel/contract/visible-text.js";
import { Spelled } from "../../../kernel/contract/spelled.js";
import { RULES } from "../../../kernel/contract/catalogue.js";

/** Property decorator: a code of six digits, in any script's digits, with or without spaces and dashes between them. */
export function CodeField(): PropertyDecorator {
  return applyDecorators(Spelled(normaliseCode), Matches(/^[0-9]{6}$/, { message: RULES.otp }));
}

/** Returns a code as it is compared: ASCII digits alone. Codes are copied out of mails and read out in groups of three. */
function normaliseCode(text: string): string {
  return asciiDigits(withoutMarks(text)).replace(/[\s\p{Pd}]/gu, "");
}
