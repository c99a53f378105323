import { withoutLookAlikes } from "../../payments/contract/plain-characters.js";
import type { ReferenceIndex } from "./find-references.js";
import type { Candidate } from "./match-facts.js";

/** References by every text that they become with one character left out, and by themselves. */
export type NearIndex = ReadonlyMap<string, ReadonlySet<string>>;

/** One character wrong, missing or too many leaves a text in common with the reference once a character is left out. */
export function indexNear({ whole }: ReferenceIndex): NearIndex {
  const index = new Map<string, Set<string>>();
  for (const reference of whole.keys()) {
    for (const part of withOneLess(reference)) {
      const known = index.get(part);
      if (known) known.add(reference);
      else index.set(part, new Set([reference]));
    }
  }
  return index;
}

/**
 * The one team whose reference a word of a text comes nearest to: one character wrong, missing, too many, or two swapped.
 * Null when there is none or several. The event's letters in front have to be right, so that few other words are asked.
 * @param near made once a word asks: for 100,000 teams it takes a second, and most statements have no such word
 */
export function findNearReference(
  texts: readonly string[],
  { whole, lengths, starts }: ReferenceIndex,
  near: () => NearIndex,
): Candidate | null {
  const [shortest, longest] = [Math.min(...lengths) - 1, Math.max(...lengths) + 1];
  const nearTeams = new Set<Candidate>();
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      if (word.length < shortest || word.length > longest || !starts.has(word.slice(0, 2))) continue;
      for (const part of withOneLess(word)) {
        for (const reference of near().get(part) ?? []) {
          if (isNear(word, reference)) for (const team of whole.get(reference) ?? []) nearTeams.add(team);
        }
      }
    }
  }
  const [only, ...others] = nearTeams;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Words, and each two neighbours as one: a reference has a hyphen. */
function wordsOf(text: string): string[] {
  const words: readonly string[] = withoutLookAlikes(text).match(/[0-9A-Z]+/g) ?? [];
  return [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ""}${word}`)];
}

function withOneLess(text: string): string[] {
  return [text, ...Array.from(text, (_char, at) => text.slice(0, at) + text.slice(at + 1))];
}

/** True when one change turns one text into the other: two left out are two changes, unless they are neighbours swapped. */
function isNear(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const rest = (text: string, skipped: number): string => text.slice(from + skipped);
  const isSwapped =
    one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2);
  return (
    isSwapped ||
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1)
  );
}
