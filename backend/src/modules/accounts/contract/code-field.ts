import { Matches } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";

/** Property decorator: a mailed code, exactly six ASCII digits (full-width digits and spaces are not digits here). */
export function CodeField(): PropertyDecorator {
  return Matches(/^[0-9]{6}$/, { message: RULES.otp });
}
