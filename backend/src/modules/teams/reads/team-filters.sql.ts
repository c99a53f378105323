import { searchTerms } from "../../../kernel/contract/search-text.js";
import type { Visibility } from "../../../kernel/contract/personal-data.js";
import { allOf, idIn, searchIn, type SqlPart } from "../../../kernel/paging/keyset.js";
import { RankingFilter, type TeamsPageArgs } from "../contract/teams-page.args.js";
import type { GapFilter } from "../contract/audience.js";
import { TeamGap } from "../contract/team-gaps.js";
import { MEMBER_LACKS_HANDLE } from "./team-json.sql.js";
import { QUALIFIED_SQL } from "../contract/qualified.sql.js";

/** A list's event, with the data that the filters need. */
export interface ListedEvent {
  readonly id: string;
  readonly minTeamSize: number;
  readonly qualifyingRank: number;
  /** In paise. 0 means free. */
  readonly feePaise: number;
}

type Asked = Pick<TeamsPageArgs, "search" | "paymentStatus" | "missing" | "complete" | "ranked" | "ids">;

/**
 * Returns the condition on `teams t` for a list of an event's teams.
 * @param visibility the fields that the reader sees and so may search, by default all
 */
export function teamFilter(event: ListedEvent, filter: Asked, visibility: Visibility = ALL): SqlPart {
  const { search, paymentStatus, missing, complete, ranked, ids } = filter;
  const parts: SqlPart[] = [{ sql: "t.eventId = ?", parameters: [event.id] }];
  parts.push(...searchTerms(search).map((word) => found(word, event.id, visibility)));
  if (paymentStatus) parts.push({ sql: "t.paymentStatus = ?", parameters: [paymentStatus] });
  if (missing) parts.push(lacks(missing, event));
  if (complete) parts.push(...Object.values(GAPS).map((gap) => not(gap(event))));
  if (ranked) parts.push(RANKED[ranked](event));
  if (ids) parts.push(idIn("t.id", ids));
  return allOf(parts);
}

const ALL: Visibility = { emails: true, personal: true };

/**
 * Returns the condition that a team or one of its people contains a word. Also searches the folded team name
 * (`foldText`), so that a word in ordinary letters finds a name in full-width letters.
 */
function found(word: string, eventId: string, { emails, personal }: Visibility): SqlPart {
  const isWhole = emails && personal; // the same rule as `seesAll` in team-visibility.ts
  const ofTeam = ["t.name", "t.nameKey", ...(isWhole ? ["t.reference", "t.note"] : [])];
  const ofPerson = [
    "p.name",
    "p.codeforcesHandle",
    ...(emails ? ["p.email"] : []),
    ...(personal ? ["p.college", "p.universityRollNo", "p.phone"] : []),
  ];
  const { sql: team, parameters } = allOf(searchIn(ofTeam, word));
  const person = allOf(searchIn(ofPerson, word));
  return {
    // DISTINCT makes MariaDB read the event's people once instead of once per team.
    sql: `(${team} OR t.id IN (SELECT f.teamId FROM
      (SELECT DISTINCT p.teamId FROM team_members p WHERE p.eventId = ? AND ${person.sql}) f))`,
    parameters: [...parameters, eventId, ...person.parameters],
  };
}

/** Negates a condition. The result is also true if the condition is null. */
function not({ sql, parameters }: SqlPart): SqlPart {
  return { sql: `NOT COALESCE(${sql}, 0)`, parameters };
}

const RANKED: Readonly<Record<RankingFilter, (event: ListedEvent) => SqlPart>> = {
  [RankingFilter.QUALIFIED]: ({ qualifyingRank }) => ({
    sql: QUALIFIED_SQL,
    parameters: [qualifyingRank],
  }),
  [RankingFilter.RANKED]: () => ({ sql: "t.ranking IS NOT NULL", parameters: [] }),
  [RankingFilter.UNRANKED]: () => ({ sql: "t.ranking IS NULL", parameters: [] }),
};

function lacks(missing: GapFilter, event: ListedEvent): SqlPart {
  if (missing !== "DATA") return GAPS[missing](event);
  const [members, handles] = [GAPS.MEMBERS(event), GAPS.HANDLES(event)];
  const parameters = [...members.parameters, ...handles.parameters];
  return { sql: `(${members.sql} OR ${handles.sql})`, parameters };
}

const GAPS: Readonly<Record<TeamGap, (event: ListedEvent) => SqlPart>> = {
  [TeamGap.MEMBERS]: ({ minTeamSize }) => ({ sql: "t.memberCount < ?", parameters: [minTeamSize] }),
  [TeamGap.HANDLES]: () => ({
    sql: `EXISTS (SELECT 1 FROM team_members m WHERE m.teamId = t.id AND ${MEMBER_LACKS_HANDLE})`,
    parameters: [],
  }),
  // The same rule as `feeIsDue` in contract/team-gaps.ts.
  [TeamGap.PAYMENT]: ({ feePaise, qualifyingRank }) =>
    feePaise === 0
      ? { sql: "1 = 0", parameters: [] }
      : {
          sql: `t.paymentStatus IN ('incomplete', 'rejected') AND ${QUALIFIED_SQL}`,
          parameters: [qualifyingRank],
        },
};
