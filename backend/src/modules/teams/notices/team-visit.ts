import type { Text } from "../../../kernel/languages/message.js";

/** A team's visit to its event. */
export interface TeamVisit {
  /** The event's time in readable form. Null if unknown. */
  readonly when: Text | null;
  /** The venue. Empty if unknown. */
  readonly where: string;
  /** The URLs of pages with desk passes, by account id. People who may not come have none. */
  readonly passes: ReadonlyMap<string, string>;
}

/**
 * Returns teams' visits, by team id. The check-in module passes in this function, because it depends on the teams
 * module and so cannot be imported here.
 */
export type TeamVisits = (teamIds: readonly string[]) => Promise<ReadonlyMap<string, TeamVisit>>;

/** Returns no visits. Used without the check-in module. */
export const NO_VISITS: TeamVisits = () => Promise.resolve(new Map());
