import { plainCharacters } from "../reading/plain-characters.js";

/** Shorter words are initials and titles. */
const NAME_WORD = 3;

/** The words of a text that a name can consist of. */
export function nameWords(text: string): Set<string> {
  return new Set(plainCharacters(text).match(/\p{L}{2,}/gu) ?? []);
}

/** True when every longer word of a name is among these, and there are at least five letters of them to go by. */
export function namesPayer(name: string, words: ReadonlySet<string>): boolean {
  const wanted = [...nameWords(name)].filter(({ length }) => length >= NAME_WORD);
  return wanted.join("").length >= 5 && wanted.every((word) => words.has(word));
}
