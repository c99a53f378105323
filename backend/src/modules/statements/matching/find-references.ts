import { withoutLookAlikes } from "../../payments/contract/plain-characters.js";
import type { Candidate } from "./match-facts.js";

/** Teams' references, by the spellings that a statement may use. */
export interface ReferenceIndex {
  /** The teams by the letters and digits of their references. */
  readonly whole: ReadonlyMap<string, readonly Candidate[]>;
  /** The teams by their references with one zero missing, because banks and people drop zeros. */
  readonly short: ReadonlyMap<string, readonly Candidate[]>;
  readonly lengths: readonly number[];
  /** The first two characters of each spelling, so that most positions of a text are skipped quickly. */
  readonly starts: ReadonlySet<string>;
}

/** A text reduced to letters and digits, with the boundaries of its original words. */
interface Compact {
  readonly text: string;
  /** Positions in `text` at which a word begins, and the end of `text`. */
  readonly edges: ReadonlySet<number>;
}

export interface FoundReferences {
  readonly teams: readonly Candidate[];
  /** Whether the references were found only after restoring a missing zero. */
  readonly repaired: boolean;
}

interface Hit {
  readonly from: number;
  readonly to: number;
  readonly teams: readonly Candidate[];
}

export function indexReferences(candidates: readonly Candidate[]): ReferenceIndex {
  const whole = new Map<string, Candidate[]>();
  const short = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const text = compact(candidate.reference).text;
    if (text === "") continue;
    add(whole, text, candidate);
    for (const shorter of withOneZeroLess(text)) add(short, shorter, candidate);
  }
  const keys = [...whole.keys(), ...short.keys()];
  return {
    whole,
    short,
    lengths: [...new Set(keys.map(({ length }) => length))],
    starts: new Set(keys.map((key) => key.slice(0, 2))),
  };
}

/**
 * Returns the teams whose reference occurs in a text. The reference may lack its hyphen, have extra spaces, be joined
 * to other text, or have O for 0 and I or L for 1. The check character prevents one wrong letter from matching another
 * team. A reference that lacks a zero must consist of whole words, and counts only if no complete reference is found.
 */
export function findReferences(texts: readonly string[], index: ReferenceIndex): FoundReferences {
  const compacts = texts.map(compact);
  const whole = compacts.flatMap((text) => longest(hits(text, index, index.whole)));
  if (whole.length > 0) return { teams: teamsOf(whole), repaired: false };
  const short = compacts.flatMap((text) =>
    hits(text, index, index.short).filter(({ from, to }) => text.edges.has(from) && text.edges.has(to)),
  );
  return { teams: teamsOf(short), repaired: short.length > 0 };
}

function hits(
  { text }: Compact,
  { lengths, starts }: ReferenceIndex,
  known: ReadonlyMap<string, readonly Candidate[]>,
): Hit[] {
  const matches: Hit[] = [];
  for (let from = 0; from < text.length; from++) {
    if (!starts.has(text.slice(from, from + 2))) continue;
    for (const length of lengths) {
      const teams = known.get(text.slice(from, from + length));
      if (teams) matches.push({ from, to: from + length, teams });
    }
  }
  return matches;
}

/** Drops matches inside a longer match: `GOC-7K3QX9` is not also `OC-7K3QX9`. */
function longest(matches: readonly Hit[]): Hit[] {
  return matches.filter(
    (hit) => !matches.some((other) => other !== hit && other.from <= hit.from && other.to >= hit.to),
  );
}

function teamsOf(matches: readonly Hit[]): Candidate[] {
  return [...new Set(matches.flatMap(({ teams }) => teams))];
}

function compact(text: string): Compact {
  let joined = "";
  const edges = new Set<number>();
  for (const word of withoutLookAlikes(text).match(/[0-9A-Z]+/g) ?? []) {
    edges.add(joined.length);
    joined += word;
  }
  return { text: joined, edges: edges.add(joined.length) };
}

function withOneZeroLess(text: string): string[] {
  return Array.from(text, (char, at) => (char === "0" ? text.slice(0, at) + text.slice(at + 1) : "")).filter(
    (shorter) => shorter !== "",
  );
}

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const teams = map.get(key) ?? [];
  if (!teams.includes(candidate)) map.set(key, [...teams, candidate]);
}
