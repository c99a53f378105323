import { teamNameKey } from "../../teams/contract/team-name.js";
import type { Standing } from "../ranking-standings.sql.js";

/** So many similar names are worth reading. */
const SUGGESTED = 3;
/** Names that share fewer pairs of letters than this do not look alike. */
const ALIKE = 0.45;
/** No name is longer, and no cell need be looked at further. */
const LOOKED_AT = 120;

/** By what a column names teams: by one thing, or by any of id, reference and name. */
export type NamedBy = "id" | "reference" | "any";

/** Finds teams by what lists call them: id, reference or name. */
export class TeamFinder {
  readonly #maps: Readonly<Record<"id" | "reference" | "name", ReadonlyMap<string, Standing>>>;
  readonly #pairs: readonly { readonly team: Standing; readonly pairs: ReadonlySet<string> }[];

  constructor(teams: readonly Standing[]) {
    this.#maps = {
      id: new Map(teams.map((team) => [team.id, team])),
      reference: new Map(teams.map((team) => [team.reference.toLowerCase(), team])),
      name: new Map(teams.map((team) => [team.nameKey, team])),
    };
    this.#pairs = teams.map((team) => ({ team, pairs: pairsOf(team.nameKey) }));
  }

  /** The team; null when there is none, or when one team is called like the id or reference of another. */
  find(cell: string, by: NamedBy = "any"): Standing | null {
    if (cell.length > LOOKED_AT) return null;
    const key = teamNameKey(cell);
    // Our own exports put an apostrophe before what a spreadsheet would run as a formula.
    return this.#lookUp(key, by) ?? (key.startsWith("'") ? this.#lookUp(key.slice(1), by) : null);
  }

  #lookUp(key: string, by: NamedBy): Standing | null {
    if (by !== "any") return this.#maps[by].get(key) ?? null;
    const found = new Set(Object.values(this.#maps).flatMap((map) => map.get(key) ?? []));
    return found.size === 1 ? ([...found][0] ?? null) : null;
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
