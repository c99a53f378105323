import type { Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import { allOf, type SqlPart } from "../../kernel/paging/keyset.js";
import type { AudienceFilter, AudiencePerson, AudienceTeam } from "./contract/audience.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import { type ListedEvent, teamFilter } from "./team-filters.js";

interface PersonRow {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly name: string;
  readonly email: string | null;
  readonly userId: string | null;
  readonly isLeader: number;
  readonly confirmed: number | string;
  readonly codeforcesHandle: string | null;
}

/** Whole teams for a mailing, by filter. */
export class TeamAudienceRepository {
  /** The teams that fit, by name, each with its people. One statement. */
  async teams(tx: Tx, event: ListedEvent, filter: AudienceFilter): Promise<AudienceTeam[]> {
    const wanted = audienceFilter(event, filter);
    const rows = await select<PersonRow>(
      tx,
      `SELECT t.id AS teamId, t.name AS teamName, t.reference, t.ranking, t.paymentStatus,
         m.name, m.email, m.userId, m.isLeader, m.codeforcesHandle,
         m.confirmedAt IS NOT NULL AS confirmed
       FROM teams t JOIN team_members m ON m.teamId = t.id
       WHERE ${wanted.sql} ORDER BY t.nameKey, t.id, m.isLeader DESC, m.id`,
      wanted.parameters,
    );
    return fold(rows);
  }
}

function audienceFilter(event: ListedEvent, filter: AudienceFilter): SqlPart {
  const ofEvent: SqlPart = { sql: "t.eventId = ?", parameters: [event.id] };
  const choices = [...(filter.fitting ? [fitting(event, filter)] : []), ...named(filter.teamIds)];
  const chosen: SqlPart = {
    sql: choices.length === 0 ? "1 = 0" : `(${choices.map(({ sql }) => `(${sql})`).join(" OR ")})`,
    parameters: choices.flatMap(({ parameters }) => parameters),
  };
  return allOf([ofEvent, chosen]);
}

function fitting(event: ListedEvent, filter: AudienceFilter): SqlPart {
  const { missing, paymentStatus, qualified, rankFrom, rankTo } = filter;
  const parts = [teamFilter(event, { missing, paymentStatus })];
  // As `qualifies` in events/contract/fee-rule.ts.
  if (qualified === true) parts.push({ sql: "t.ranking <= ?", parameters: [event.qualifyingRank] });
  if (qualified === false)
    parts.push({ sql: "(t.ranking IS NULL OR t.ranking > ?)", parameters: [event.qualifyingRank] });
  if (rankFrom !== null) parts.push({ sql: "t.ranking >= ?", parameters: [rankFrom] });
  if (rankTo !== null) parts.push({ sql: "t.ranking <= ?", parameters: [rankTo] });
  return allOf(parts);
}

function named(teamIds: readonly string[]): SqlPart[] {
  if (teamIds.length === 0) return [];
  return [{ sql: `t.id IN (${teamIds.map(() => "?").join(", ")})`, parameters: teamIds }];
}

function fold(rows: readonly PersonRow[]): AudienceTeam[] {
  const teams = new Map<string, Omit<AudienceTeam, "people"> & { people: AudiencePerson[] }>();
  for (const row of rows) {
    const { teamId: id, teamName: name, reference, ranking, paymentStatus } = row;
    const team = teams.get(id) ?? { id, name, reference, ranking, paymentStatus, people: [] };
    teams.set(id, team);
    team.people.push({
      name: row.name,
      email: row.email,
      hasAccount: row.userId !== null,
      confirmed: Number(row.confirmed) === 1,
      isLeader: row.isLeader === 1,
      hasHandle: row.codeforcesHandle !== null,
    });
  }
  return [...teams.values()];
}
