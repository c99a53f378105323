import type { SqlPart } from "../../../kernel/paging/keyset.js";
import type { TeamSource } from "./team-select.sql.js";

/*
 * The sources for the statement that reads whole teams. The sources join `events`, because every screen shows a team
 * with its event, and a second statement would double the time.
 */

/** If two events are current, the later one counts, as in event.sql.ts. */
const CURRENT = "WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1";

export const OF_USER: TeamSource = {
  from: (events) => `${events()}
    JOIN team_members own ON own.eventId = e.id AND own.userId = ?
    JOIN teams t ON t.id = own.teamId`,
  where: `e.id = (SELECT id FROM events ${CURRENT})`,
};
/** Selects the event first, so that it is converted to JSON only once, not once per team. */
export const OF_CURRENT_EVENT: TeamSource = {
  from: (events) => `${events(CURRENT)} JOIN teams t ON t.eventId = e.id`,
  orderBy: "t.ranking IS NULL, t.ranking, t.nameKey",
};
export const BY_NAME: TeamSource = {
  from: (events) => `${events(CURRENT)} JOIN teams t ON t.eventId = e.id`,
  where: "t.nameKey = ?",
};
export const BY_ID: TeamSource = {
  from: (events) => `teams t JOIN ${events()} ON e.id = t.eventId`,
  where: "t.id = ?",
};
export const BY_IDS = (count: number): TeamSource => ({
  from: BY_ID.from,
  where: `t.id IN (${Array.from({ length: count }, () => "?").join(", ")})`,
  orderBy: "e.id",
});
export const BY_MEMBER: TeamSource = {
  from: (events) => `team_members own JOIN teams t ON t.id = own.teamId JOIN ${events()} ON e.id = t.eventId`,
  where: "own.id = ?",
};
/**
 * Returns the source for an event's teams that match a condition, sorted by name. The parameters are the event's id,
 * followed by the condition's parameters.
 */
export const FITTING = ({ sql }: SqlPart): TeamSource => ({
  from: (events) => `${events("WHERE id = ?")} JOIN teams t ON t.eventId = e.id`,
  where: sql,
  orderBy: "t.nameKey",
});
