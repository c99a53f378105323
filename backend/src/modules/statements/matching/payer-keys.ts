import { hash } from "node:crypto";
import { plainCharacters } from "../../payments/contract/plain-characters.js";
import { wantedWords } from "./payer-names.js";

/** Matches a payment address, the most reliable sign of the payer. */
const ADDRESS = /[0-9A-Z._]+@[0-9A-Z.]+/g;
/** Separators that banks put between the parts of a narration. */
const BETWEEN = /[-/|*:,;\n]|\s{2,}/;
/** Maximum number of lines with the same payer's name. A name in more lines is the event's name or a common word. */
export const LINES_OF_A_PAYER = 5;
/** Maximum number of keys that are kept for a narration. */
const PARTS = 6;

/**
 * Returns hashes of the possible names of the payer or payee in a narration. The hashes are stored with committed
 * lines, but the names are not. Any part of a narration may be the name, so each part gives a key. At most `PARTS` keys
 * are kept, those of payment addresses first.
 */
export function payerKeys(narration: string): string[] {
  const plain = plainCharacters(narration);
  const addresses = plain.match(ADDRESS) ?? [];
  const parts = plain.replace(ADDRESS, " ").split(BETWEEN);
  const names = parts.map((part) =>
    wantedWords(part.replace(/\w*\d\w*/g, " "))
      .toSorted()
      .join(" "),
  );
  const payers = [...new Set([...addresses, ...names])].filter((key) => key !== "");
  return payers.slice(0, PARTS).map(hashOf);
}

function hashOf(text: string): string {
  return hash("sha256", text).slice(0, 16);
}
