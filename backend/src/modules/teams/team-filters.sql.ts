import { allOf, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import { type TeamsPageArgs } from "./contract/teams-page.args.js";
import { TeamGap } from "./contract/team-gaps.js";

/** What the filters need to know of the event whose teams are listed. */
export interface ListedEvent {
  readonly id: string;
  readonly maxTeamSize: number;
  readonly qualifyingRank: number;
  /** Paise; 0 is free. */
  readonly feePaise: number;
}

type Asked = Pick<TeamsPageArgs, "search" | "paymentStatus" | "missing">;

/** The condition on `teams t` that a list of an event's teams asks for. */
export function teamFilter(event: ListedEvent, { search, paymentStatus, missing }: Asked): SqlPart {
  const parts: SqlPart[] = [{ sql: "t.eventId = ?", parameters: [event.id] }, ...searched(search)];
  if (paymentStatus) parts.push({ sql: "t.paymentStatus = ?", parameters: [paymentStatus] });
  if (missing) parts.push(GAPS[missing](event));
  return allOf(parts);
}

/** The folded name too: databases fold the case of ASCII letters only. */
function searched(text: string | null | undefined): SqlPart[] {
  const [team] = searchIn(["t.name", "t.nameKey", "t.reference"], text);
  const [leader] = searchIn(["l.name", "l.email"], text);
  if (!team || !leader) return [];
  const led = `EXISTS (SELECT 1 FROM team_members l WHERE l.teamId = t.id AND l.isLeader = 1 AND ${leader.sql})`;
  return [{ sql: `(${team.sql} OR ${led})`, parameters: [...team.parameters, ...leader.parameters] }];
}

const GAPS: Readonly<Record<TeamGap, (event: ListedEvent) => SqlPart>> = {
  [TeamGap.MEMBERS]: ({ maxTeamSize }) => ({ sql: "t.memberCount < ?", parameters: [maxTeamSize] }),
  [TeamGap.HANDLES]: () => ({
    sql: "EXISTS (SELECT 1 FROM team_members h WHERE h.teamId = t.id AND h.codeforcesHandle IS NULL)",
    parameters: [],
  }),
  // As feeIsDue in contract/team-gaps.ts.
  [TeamGap.PAYMENT]: ({ feePaise, qualifyingRank }) =>
    feePaise === 0
      ? { sql: "1 = 0", parameters: [] }
      : {
          sql: "t.paymentStatus IN ('incomplete', 'rejected') AND t.ranking <= ?",
          parameters: [qualifyingRank],
        },
};
