import { Matches } from "class-validator";
import { RULES } from "./catalogue.js";

/*
 * Invisible characters: controls, direction overrides, marks and zero-width ones (category Cf), the line and
 * paragraph separators, fillers and variation selectors (letters and marks to Unicode, but drawn as nothing), the empty
 * Braille pattern. With them a text looks different from what it is.
 */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/*
 * The two joiners of category Cf (U+200C, U+200D) are part of the spelling in Indic scripts: behind a virama (Malayalam
 * chillu letters, the Bengali khanda ta, Kannada and Telugu names with a bare consonant) and, U+200D only, between a
 * letter and the virama (the Bengali ya-phalaa after ra). Elsewhere they are refused. RFC 5892, appendix A.1 and A.2, has
 * the first rule for domain names.
 */
const SCRIPTS = "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh".split(" ");
const INDIC = String.raw`${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join("")}`;
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA`;
/* Phones put a variation selector after many emoji, and keycap emoji contain one. */
const EMOJI = String.raw`\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F(?=\u20E3)`;
const JOINED = String.raw`[${VIRAMA}][\u200C\u200D]|[${INDIC}]\u200D(?=[${VIRAMA}])|${EMOJI}`;

/** One line of text without invisible characters (such as CR, LF or NUL) and without lone surrogates. */
export const ONE_LINE = new RegExp(`^[^${UNSEEN}]*(?:(?:${JOINED})[^${UNSEEN}]*)*$`, "u");

/** Property decorator: the value must be one line of well-formed text. Also refuses everything that is not a string. */
export function OneLine(message: string = RULES.text): PropertyDecorator {
  return Matches(ONE_LINE, { message });
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
