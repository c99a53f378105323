import { asciiDigits } from "../../../kernel/contract/visible-text.js";

/**
 * Maps Cyrillic and Greek capitals to the Latin capital or the digit that they look like, because people who type in
 * two scripts mix up these characters.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs("АВЕКМНОРСТХУІЈЅЗ", "ABEKMHOPCTXYIJS3"), // Cyrillic
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), // Greek
};

const ASCII = /^[ -~]*$/;

/**
 * Converts a text to capitals and ASCII digits. Removes invisible characters, and replaces compatibility forms and
 * look-alike letters with plain Latin letters.
 */
export function plainCharacters(text: string): string {
  // This shortcut is many times faster and applies to nearly every cell of a statement.
  if (ASCII.test(text)) return text.toUpperCase();
  const visible = asciiDigits(text.normalize("NFKC")).replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.toUpperCase().replace(/[\u0370-\u04FF]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/**
 * Like `plainCharacters`, but also replaces O with 0, and I and L with 1, because people confuse these characters in
 * references.
 */
export function withoutLookAlikes(text: string): string {
  const plain = plainCharacters(text);
  return /[OIL]/.test(plain) ? plain.replaceAll("O", "0").replace(/[IL]/g, "1") : plain;
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, to.charAt(index)]));
}
