import { Matches } from "class-validator";
import { applyDecorators } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { Spelled } from "./spelled.js";
import { JOINED, UNSEEN, withoutMarks } from "./visible-text.js";

/**
 * Matches one line of text without lone surrogates or invisible characters (such as CR, LF or NUL). Joiners are allowed
 * where a script or an emoji needs them (`JOINED`).
 */
export const ONE_LINE = new RegExp(`^[^${UNSEEN}]*(?:(?:${JOINED})[^${UNSEEN}]*)*$`, "u");

/**
 * Property decorator: the value must be one line of well-formed text. Invisible marks, which often come from copying,
 * are removed first. Line breaks, control characters, lone surrogates and values that are not strings are rejected.
 */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return applyDecorators(Spelled(withoutMarks), Matches(ONE_LINE, { message }));
}

const JOINED_OR_UNSEEN = new RegExp(`(${JOINED})|[${UNSEEN}]`, "gu");
/** Returns the text as one line. Line breaks and tabs become spaces, and other invisible characters are removed. */
export function withoutUnseen(text: string): string {
  return text
    .replace(/[\t\r\n\p{Zl}\p{Zp}]+/gu, " ")
    .replace(JOINED_OR_UNSEEN, (_all, joined: string | undefined) => joined ?? "");
}

/** Matches well-formed text of any number of lines. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/**
 * Property decorator: the value must be well-formed text of any number of lines. Tab, CR and LF are the only allowed
 * control characters.
 */
export function SeveralLines(): PropertyDecorator {
  return Matches(SEVERAL_LINES, { message: RULES.text });
}

/** Returns a single-line text, such as a name, as stored: no surrounding spaces, and one space between words. */
export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}

/**
 * Matches a text without anything that people or programs could follow as an address: a mail address, `//`, `www`, or a
 * host name with a path or a port. "C/C++" is allowed. A host name alone is allowed too, because "A.P.J.Rao" and
 * "Node.js" look like one. In mails, `harmlessName` keeps such a name from becoming a link.
 */
export const WITHOUT_ADDRESS = /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-][.。．｡]\p{L}{2,}[/:])).*$/isu;

/**
 * Property decorator: the text must not contain a web or mail address. Use it for texts that a grant holder writes and
 * that go out in the club's name.
 */
export function WithoutAddress(message: string): PropertyDecorator {
  return Matches(WITHOUT_ADDRESS, { message });
}
