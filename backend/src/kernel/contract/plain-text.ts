import { Matches } from "class-validator";
import { RULES } from "./catalogue.js";

/** One line of text: no control characters (CR, LF and NUL among them) and no lone surrogates. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Property decorator: the value must be one line of well-formed text. Also refuses everything that is not a string. */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return Matches(ONE_LINE, { message });
}

const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Property decorator: well-formed text of any number of lines; of the control characters only tab, CR and LF. */
export function SeveralLines(): PropertyDecorator {
  return Matches(SEVERAL_LINES, { message: RULES.text });
}
