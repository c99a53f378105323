import { teamNameKey } from "../../teams/contract/team-name.js";
import type { TeamHandle } from "../../teams/contract/ranked-team.js";
import type { Standing } from "../ranking-standings.sql.js";
import { readWho, type Who } from "./who-cell.js";

/** So many similar names are worth reading. */
const SUGGESTED = 3;
/** Names that share fewer pairs of letters than this do not look alike. */
const ALIKE = 0.45;
/** Characters of a cell that are read: no name is longer. */
const LOOKED_AT = 120;
/** A name with the handles of five people. */
const PARTY_MAX = 240;

/** By what a column names teams: by one thing, or by any of id, reference and name. */
export type NamedBy = "id" | "reference" | "any";

/** By what a line's team was recognised. */
export type MatchedBy = "id" | "reference" | "name" | "handles";

/** The team that a cell means, with the reason, or the teams between which the cell does not decide. */
export interface Match {
  readonly team: Standing | null;
  readonly by: MatchedBy | null;
  /** The handles in the cell that belong to its people. */
  readonly handles: readonly string[];
  /** Teams that the cell points to, when it points to more than one. */
  readonly between: readonly Standing[];
  /** Whether the cell marks them as out of competition. */
  readonly isOutside: boolean;
}

/** Finds teams by what lists call them: id, reference, name or the handles of their people. */
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

  /** The team; null when there is none, or when one team is called like the id or reference of another. */
  find(cell: string, by: NamedBy = "any"): Standing | null {
    if (cell.length > LOOKED_AT) return null;
    const key = teamNameKey(cell);
    // Our own exports put an apostrophe before what a spreadsheet would run as a formula.
    return this.#lookUp(key, by) ?? (key.startsWith("'") ? this.#lookUp(key.slice(1), by) : null);
  }

  /** The team by what a cell names it, or by the handles in it. Name and handles must not contradict each other. */
  match(cell: string, by: NamedBy = "any"): Match {
    const exact = this.find(cell, by);
    if (by !== "any") return { ...NO_MATCH, team: exact, by: exact && by };
    if (cell.length > PARTY_MAX) return NO_MATCH;
    const who = readWho(cell);
    return this.#decide(exact, who, exact === null && who.isOutside);
  }

  /** Does the same for a cell whose name and handles are already separated. */
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
    // A handle may stand in two teams, by mistake or to deceive; what else is there tells which one is meant.
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

  /** Teams with a similar name, the most similar first. */
  similar(cell: string): Standing[] {
    // Without marks and handles, which no team's name has.
    const wantedPairs = pairsOf(teamNameKey(readWho(cell.slice(0, PARTY_MAX)).names.at(-1) ?? ""));
    return this.#pairs
      .map(({ team, pairs }) => ({ team, likeness: likeness(wantedPairs, pairs) }))
      .filter((one) => one.likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, SUGGESTED)
      .map(({ team }) => team);
  }
}

/** The match of an unknown cell. */
export const NO_MATCH: Match = { team: null, by: null, handles: [], between: [], isOutside: false };

function byOf({ id, reference }: Standing, name: string): MatchedBy {
  const key = teamNameKey(name);
  if (key === id) return "id";
  return key === reference.toLowerCase() ? "reference" : "name";
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
