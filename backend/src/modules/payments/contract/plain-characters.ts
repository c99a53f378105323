import { asciiDigits } from "../../../kernel/contract/visible-text.js";

/**
 * Maps capitals of other alphabets to the Latin capitals that they look like, which occur in text pasted by people who
 * type in two scripts.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs("АВЕКМНОРСТХУІЈЅЗ", "ABEKMHOPCTXYIJS3"), // Cyrillic
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), // Greek
};

const ASCII = /^[ -~]*$/;

/**
 * Returns a text in capitals and ASCII digits. Unifies compatibility forms, removes invisible characters, and replaces
 * look-alike letters with Latin ones.
 */
export function plainCharacters(text: string): string {
  // This shortcut is many times faster and covers nearly every cell of a statement.
  if (ASCII.test(text)) return text.toUpperCase();
  const visible = asciiDigits(text.normalize("NFKC")).replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.toUpperCase().replace(/[\u0370-\u04FF]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/** Returns `plainCharacters` with O replaced with 0, and I and L with 1, as in a team's reference. */
export function withoutLookAlikes(text: string): string {
  const plain = plainCharacters(text);
  return /[OIL]/.test(plain) ? plain.replaceAll("O", "0").replace(/[IL]/g, "1") : plain;
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, to.charAt(index)]));
}
