import { Matches } from "class-validator";
import { applyDecorators } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { Spelled } from "./spelled.js";
import { JOINED, UNSEEN, withoutMarks } from "./visible-text.js";

/** One line of text without invisible characters (such as CR, LF or NUL) and without lone surrogates. */
export const ONE_LINE = new RegExp(`^[^${UNSEEN}]*(?:(?:${JOINED})[^${UNSEEN}]*)*$`, "u");

/**
 * Property decorator: the value must be one line of well-formed text. Invisible marks that were copied along are taken out
 * first; line breaks, control characters and lone surrogates are refused, as is everything that is not a string.
 */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return applyDecorators(Spelled(withoutMarks), Matches(ONE_LINE, { message }));
}

const JOINED_OR_UNSEEN = new RegExp(`(${JOINED})|[${UNSEEN}]`, "gu");
/** The text on one line: line breaks and tabs become spaces, other invisible characters are removed. */
export function withoutUnseen(text: string): string {
  return text
    .replace(/[\t\r\n\p{Zl}\p{Zp}]+/gu, " ")
    .replace(JOINED_OR_UNSEEN, (_all, joined: string | undefined) => joined ?? "");
}

/** Well-formed text of any number of lines. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Property decorator: well-formed text of any number of lines; of the control characters only tab, CR and LF. */
export function SeveralLines(): PropertyDecorator {
  return Matches(SEVERAL_LINES, { message: RULES.text });
}

/** A name (or other line) in the form in which it is stored: no space around it, one space between words. */
export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}

/**
 * Text without what people or their programs follow: a mail address, `//`, `www`, a host's name with a path. "A.P.J.Rao", "Node.js" and
 * "C/C++" are none; a host's name alone is split by `harmlessName` in a mail.
 */
export const WITHOUT_ADDRESS = /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-][.。．｡]\p{L}{2,}[/:])).*$/isu;

/** Property decorator: the text has no web or mail address. For what the club signs, written by a holder of a grant. */
export function WithoutAddress(message: string): PropertyDecorator {
  return Matches(WITHOUT_ADDRESS, { message });
}
