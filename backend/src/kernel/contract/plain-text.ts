import { Matches } from "class-validator";
import { applyDecorators } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { Spelled } from "./spelled.js";
import { JOINED, UNSEEN, withoutMarks } from "./visible-text.js";

/** One line of text without invisible characters (such as CR, LF or NUL) and without lone surrogates. */
export const ONE_LINE = new RegExp(`^[^${UNSEEN}]*(?:(?:${JOINED})[^${UNSEEN}]*)*$`, "u");

/**
 * Property decorator: the value must be one line of well-formed text. Copied invisible marks are removed first. Line
 * breaks, control characters, lone surrogates and values that are not strings are refused.
 */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return applyDecorators(Spelled(withoutMarks), Matches(ONE_LINE, { message }));
}

const JOINED_OR_UNSEEN = new RegExp(`(${JOINED})|[${UNSEEN}]`, "gu");
/** Returns the text on one line. Line breaks and tabs become spaces, and other invisible characters are removed. */
export function withoutUnseen(text: string): string {
  return text
    .replace(/[\t\r\n\p{Zl}\p{Zp}]+/gu, " ")
    .replace(JOINED_OR_UNSEEN, (_all, joined: string | undefined) => joined ?? "");
}

/** Well-formed text of any number of lines. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/**
 * Property decorator: the value must be well-formed text of any number of lines. Tab, CR and LF are the only allowed
 * control characters.
 */
export function SeveralLines(): PropertyDecorator {
  return Matches(SEVERAL_LINES, { message: RULES.text });
}

/** Returns a name, or another line, as stored: no surrounding spaces, and one space between words. */
export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}

/**
 * A text without an address that people or programs follow: a mail address, `//`, `www`, or a host's name with a path.
 * "A.P.J.Rao", "Node.js" and "C/C++" are allowed. `harmlessName` splits a host's name alone in a mail.
 */
export const WITHOUT_ADDRESS = /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-][.。．｡]\p{L}{2,}[/:])).*$/isu;

/**
 * Property decorator: the text must not contain a web or mail address. For texts that a holder of a grant writes and
 * the club signs.
 */
export function WithoutAddress(message: string): PropertyDecorator {
  return Matches(WITHOUT_ADDRESS, { message });
}
