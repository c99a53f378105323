import { storedNameKeys, teamNameKey } from "../../teams/contract/team-name.js";
import type { TeamHandle } from "../../teams/contract/ranked-team.js";
import type { Standing } from "../ranking-standings.sql.js";
import { readWho, type Who } from "./who-cell.js";

/** Maximum number of suggested teams. */
const SUGGESTED = 3;
/** Minimum likeness for names to count as similar, from 0 to 1. */
const ALIKE = 0.45;
/** Maximum length of a cell that is looked up, in characters. No name is longer. */
const MAX_CELL_LENGTH = 120;
/** Maximum length of a cell with a name and the handles of five people, in characters. */
const PARTY_MAX = 240;

/** How the cells of a column name a team: by id, by reference, or by id, reference or name. */
export type NamedBy = "id" | "reference" | "any";

/** The text that identified a line's team. */
export type MatchedBy = "id" | "reference" | "name" | "handles";

/** The team that a cell matches, or several teams if the cell is ambiguous. */
export interface Match {
  readonly team: Standing | null;
  readonly by: MatchedBy | null;
  /** The handles in the cell that belong to the team's people. */
  readonly handles: readonly string[];
  /** The matching teams if there are several, otherwise empty. */
  readonly between: readonly Standing[];
  /** Whether the cell says that the participants are out of competition. */
  readonly isOutside: boolean;
}

/** Finds teams by their id, reference, name or the handles of their people. */
export class TeamFinder {
  readonly #handles = new Map<string, Set<Standing>>();
  readonly #maps: Readonly<Record<"id" | "reference" | "name", ReadonlyMap<string, Standing>>>;
  readonly #pairs: readonly { readonly team: Standing; readonly pairs: ReadonlySet<string> }[];

  constructor(teams: readonly Standing[], handles: readonly TeamHandle[] = []) {
    const byId = new Map(teams.map((team) => [team.id, team]));
    for (const { teamId, handle } of handles) {
      const team = byId.get(teamId);
      const key = handle.toLowerCase();
      if (team) this.#handles.set(key, (this.#handles.get(key) ?? new Set()).add(team));
    }
    this.#maps = {
      id: byId,
      reference: new Map(teams.map((team) => [team.reference.toLowerCase(), team])),
      name: new Map(teams.map((team) => [team.nameKey, team])),
    };
    this.#pairs = teams.map((team) => ({ team, pairs: pairsOf(team.nameKey) }));
  }

  /**
   * Returns the team that a cell names. Returns null if no team matches. Also returns null if several teams match: one
   * team's name may be another team's id or reference.
   */
  find(cell: string, by: NamedBy = "any"): Standing | null {
    if (cell.length > MAX_CELL_LENGTH) return null;
    // The site's own exports put an apostrophe before texts that a spreadsheet would run as a formula.
    const keys = storedNameKeys(cell).flatMap((key) => (key.startsWith("'") ? [key, key.slice(1)] : [key]));
    return keys.map((key) => this.#lookUp(key, by)).find((team) => team !== null) ?? null;
  }

  /**
   * Returns the team that a cell identifies by its name or handles. If name and handles contradict each other, returns
   * the candidates instead.
   */
  match(cell: string, by: NamedBy = "any"): Match {
    const exact = this.find(cell, by);
    if (by !== "any") return { ...NO_MATCH, team: exact, by: exact && by };
    if (cell.length > PARTY_MAX) return NO_MATCH;
    const who = readWho(cell);
    return this.#decide(exact, who, exact === null && who.isOutside);
  }

  /** Like `match`, but for a name and handles that are already separated. */
  matchWho(who: Who): Match {
    return this.#decide(null, who, who.isOutside);
  }

  #decide(exact: Standing | null, { names, handles }: Who, isOutside: boolean): Match {
    const named = exact ?? names.map((name) => this.find(name)).find((team) => team !== null) ?? null;
    const owners = handles.flatMap((handle) => {
      const teams = this.#handles.get(handle.toLowerCase());
      return teams ? [{ handle, teams }] : [];
    });
    const pointedTo = new Set([...(named ? [named] : []), ...owners.flatMap(({ teams }) => [...teams])]);
    // Two teams may have the same handle, by mistake or on purpose. In this case, the other handles and the name
    // decide.
    const [team = null, second] = [...pointedTo].filter(
      (one) => (named === null || one === named) && owners.every(({ teams }) => teams.has(one)),
    );
    if (team === null || second) return { ...NO_MATCH, between: [...pointedTo], isOutside };
    const by = named ? byOf(named, names[0] ?? "") : "handles";
    return { ...NO_MATCH, team, by, handles: owners.map(({ handle }) => handle), isOutside };
  }

  #lookUp(key: string, by: NamedBy): Standing | null {
    if (by !== "any") return this.#maps[by].get(key) ?? null;
    const matches = new Set(Object.values(this.#maps).flatMap((map) => map.get(key) ?? []));
    return matches.size === 1 ? ([...matches][0] ?? null) : null;
  }

  /** Returns teams with a similar name, the most similar first. */
  similar(cell: string): Standing[] {
    // Asterisks and handles are left out, because Codeforces adds them to the team's name.
    const wantedPairs = pairsOf(teamNameKey(readWho(cell.slice(0, PARTY_MAX)).names.at(-1) ?? ""));
    return this.#pairs
      .map(({ team, pairs }) => ({ team, likeness: likeness(wantedPairs, pairs) }))
      .filter((one) => one.likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, SUGGESTED)
      .map(({ team }) => team);
  }
}

export const NO_MATCH: Match = { team: null, by: null, handles: [], between: [], isOutside: false };

function byOf({ id, reference }: Standing, name: string): MatchedBy {
  const key = teamNameKey(name);
  if (key === id) return "id";
  return key === reference.toLowerCase() ? "reference" : "name";
}

/** Returns the pairs of adjacent letters and digits. Leaves out spaces and signs, which are mistyped most often. */
function pairsOf(key: string): ReadonlySet<string> {
  const text = key.replace(/[^\p{L}\p{N}]/gu, "");
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** Returns Dice's coefficient: 1 for the same pairs, 0 for no common pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
