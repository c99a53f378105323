import { plainCharacters } from "../../payments/contract/plain-characters.js";
import type { ParsedLine } from "../reading/read-lines.js";
import { transactionKey } from "../../payments/contract/transaction-id.js";
import type { LineIds } from "./line-ids.js";

/**
 * Maximum number of lines with the same bank id: a transfer and its corrections. An id in more lines does not identify
 * a transfer.
 */
const LINES_OF_AN_ID = 3;

/**
 * Keys that do not identify a single line, because several lines have them or they are the club's own account numbers.
 */
export interface CommonKeys {
  readonly all: ReadonlySet<string>;
  /** The keys of `all` that identify neither a line nor a transfer. */
  readonly nonIdentifying: ReadonlySet<string>;
  /** The lines of each key of `all` that identifies a transfer. */
  readonly repeated: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns keys that do not identify a line: the club's own account numbers, and keys in several incoming lines. A key
 * in several lines is a branch, a pool account or a batch number, or the id of a transfer that has two or three lines.
 * Lines with the same text count as one line. That is safe, because they match the same team, and of several lines for
 * one team none is confirmed.
 */
export function commonKeys(
  lines: readonly (readonly [ParsedLine, LineIds])[],
  ownNumbers: readonly string[],
): CommonKeys {
  const nonIdentifying = new Set(ownNumbers.map(transactionKey));
  const first = new Map<string, { readonly text: string; readonly line: number }>();
  const others = new Map<string, number[]>();
  const utrs = new Set<string>();
  for (const [line, { all, columnUtrs, narrationUtrs }] of lines) {
    if (line.money.problem !== null) continue;
    const text = textOf(line);
    for (const utr of [...columnUtrs, ...narrationUtrs]) utrs.add(transactionKey(utr));
    for (const key of all) {
      const before = first.get(key);
      const lineNumbers = others.get(key);
      if (before === undefined) first.set(key, { text, line: line.line });
      else if (lineNumbers !== undefined && lineNumbers.length > LINES_OF_AN_ID) continue;
      else if (before.text !== text) others.set(key, [...(lineNumbers ?? [before.line]), line.line]);
    }
  }
  const repeated = new Map<string, number[]>();
  for (const [key, lineNumbers] of others) {
    if (lineNumbers.length <= LINES_OF_AN_ID && utrs.has(key) && !nonIdentifying.has(key))
      repeated.set(key, lineNumbers);
    else nonIdentifying.add(key);
  }
  return { all: new Set([...nonIdentifying, ...repeated.keys()]), nonIdentifying, repeated };
}

function textOf({ description, reference }: ParsedLine): string {
  return plainCharacters(`${description}\n${reference}`).replace(/[^\p{L}\p{N}\n]+/gu, "");
}
