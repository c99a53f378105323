import { chunks } from "../../../kernel/db/changes.js";
import type { Database } from "../../../kernel/db/database.js";
import { type DeskKey, deskPeople, type DeskRow } from "./desk-people.sql.js";

/** A person as shown at an event's desk. */
export interface DeskPerson extends Omit<DeskRow, "isLeader" | "confirmedAt" | "qualified"> {
  readonly isLeader: boolean;
  /** True if the team qualifies for the round that requires the fee. */
  readonly qualified: boolean;
  /** True if the person agreed to be in the team, or has no account with which they could agree. */
  readonly confirmed: boolean;
}

/** Reads the people in teams for the desk, without addresses and phone numbers. */
export class DeskPeopleService {
  constructor(private readonly db: Database) {}

  /** Returns all people in an event's teams, sorted by team, leader first, with one SQL statement. */
  ofEvent(eventId: string): Promise<DeskPerson[]> {
    return this.#by("eventId", [eventId]);
  }

  /** Returns the people in these teams, with one SQL statement per 500 teams. */
  ofTeams(teamIds: readonly string[]): Promise<DeskPerson[]> {
    return this.#by("teamId", teamIds);
  }

  /** Returns an account's memberships in all events. */
  ofUser(userId: string): Promise<DeskPerson[]> {
    return this.#by("userId", [userId]);
  }

  /** Returns the person of a membership, or null if they are no longer in that team. */
  async byId(memberId: string): Promise<DeskPerson | null> {
    return (await this.#by("id", [memberId]))[0] ?? null;
  }

  async #by(key: DeskKey, values: readonly string[]): Promise<DeskPerson[]> {
    const rows: DeskRow[] = [];
    for (const some of chunks(values)) rows.push(...(await deskPeople(this.db, key, some)));
    return rows.map(({ isLeader, confirmedAt, qualified, ...row }) => ({
      ...row,
      isLeader: isLeader === 1,
      qualified: Number(qualified) === 1,
      confirmed: isLeader === 1 || row.userId === null || confirmedAt !== null,
    }));
  }
}
