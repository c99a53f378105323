import { Matches } from "class-validator";
import { RULES } from "./catalogue.js";

/** One line of text: no control characters (CR, LF and NUL among them) and no lone surrogates. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Property decorator: the value must be one line of well-formed text. Also refuses everything that is not a string. */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return Matches(ONE_LINE, { message });
}
