import { teamNameKey } from "../../teams/contract/team-name.js";
import type { Standing } from "../ranking.repository.js";

/** So many similar names are worth reading. */
const SUGGESTED = 3;
/** Names that share fewer pairs of letters than this do not look alike. */
const ALIKE = 0.45;
/** No name is longer, and no cell need be looked at further. */
const LOOKED_AT = 120;

/** Finds teams by what lists call them: id, reference or name. */
export class TeamFinder {
  readonly #byText = new Map<string, Standing>();
  readonly #pairs: readonly { readonly team: Standing; readonly pairs: ReadonlySet<string> }[];

  constructor(teams: readonly Standing[]) {
    for (const team of teams) this.#byText.set(team.reference.toLowerCase(), team);
    for (const team of teams) this.#byText.set(team.id, team);
    // Last, because it counts most: a team may be called like another one's reference.
    for (const team of teams) this.#byText.set(team.nameKey, team);
    this.#pairs = teams.map((team) => ({ team, pairs: pairsOf(team.nameKey) }));
  }

  /** The team, or null. */
  find(cell: string): Standing | null {
    if (cell.length > LOOKED_AT) return null;
    const key = teamNameKey(cell);
    // Our own exports put an apostrophe before what a spreadsheet would run as a formula.
    return this.#byText.get(key) ?? (key.startsWith("'") ? (this.#byText.get(key.slice(1)) ?? null) : null);
  }

  /** Teams with a similar name, the most similar first. */
  similar(cell: string): Standing[] {
    const asked = pairsOf(teamNameKey(cell.slice(0, LOOKED_AT)));
    return this.#pairs
      .map(({ team, pairs }) => ({ team, likeness: likeness(asked, pairs) }))
      .filter((one) => one.likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, SUGGESTED)
      .map(({ team }) => team);
  }
}

/** Pairs of neighbouring letters and digits; spaces and signs are what people mistype most. */
function pairsOf(key: string): ReadonlySet<string> {
  const text = key.replace(/[^\p{L}\p{N}]/gu, "");
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
