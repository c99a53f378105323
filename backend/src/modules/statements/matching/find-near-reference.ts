import { withoutLookAlikes } from "../../payments/contract/plain-characters.js";
import type { ReferenceIndex } from "./find-references.js";
import type { Candidate } from "./match-facts.js";

/** Maps a text to the references that equal the text, or that become the text when one character is removed. */
export type NearIndex = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Indexes references by their text and by each text with one character removed. If a reference is written with a wrong,
 * missing or added character, the written word still shares an entry with the reference.
 */
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
 * Returns the one team whose reference nearly equals a word of the texts. The word has one wrong, missing or added
 * character, or one swapped pair. Returns null if there is no such team or more than one. To save time, skips words
 * that do not begin with the first two characters of a reference, so an error in these two is rarely found.
 * @param near returns the index. It is called only for a word that needs the index, because indexing 100,000 teams
 * takes a second
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

/** Returns the words, and neighbouring words joined in pairs, because the hyphen splits a reference into two words. */
function wordsOf(text: string): string[] {
  const words: readonly string[] = withoutLookAlikes(text).match(/[0-9A-Z]+/g) ?? [];
  return [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ""}${word}`)];
}

function withOneLess(text: string): string[] {
  return [text, ...Array.from(text, (_char, at) => text.slice(0, at) + text.slice(at + 1))];
}

/**
 * Returns whether a single change turns one text into the other. Texts that share an index entry may differ by two
 * changes, if a different character was removed from each.
 */
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
