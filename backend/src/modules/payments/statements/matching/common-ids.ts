import { plainCharacters } from "../reading/plain-characters.js";
import type { ParsedLine } from "../reading/read-lines.js";
import { idKey, type LineIds } from "./line-ids.js";

/**
 * Keys that are nobody's transaction id: those of the club's own account, and those that stand in several lines of
 * incoming money, such as a branch, a pool account or the number of a batch. The same line twice is one line here:
 * both are for one team, so neither is confirmed anyhow.
 */
export function commonKeys(
  lines: readonly (readonly [ParsedLine, LineIds])[],
  ownNumbers: readonly string[],
): ReadonlySet<string> {
  const common = new Set(ownNumbers.map(idKey));
  const firstText = new Map<string, string>();
  for (const [line, { all }] of lines) {
    if (line.money.problem !== null) continue;
    const text = textOf(line);
    for (const key of all) {
      const first = firstText.get(key);
      if (first === undefined) firstText.set(key, text);
      else if (first !== text) common.add(key);
    }
  }
  return common;
}

function textOf({ description, reference }: ParsedLine): string {
  return plainCharacters(`${description}\n${reference}`).replace(/[^\p{L}\p{N}\n]+/gu, "");
}
