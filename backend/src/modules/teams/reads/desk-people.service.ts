import { chunks } from "../../../kernel/db/changes.js";
import type { Database } from "../../../kernel/db/database.js";
import { type DeskKey, deskPeople, type DeskRow } from "./desk-people.sql.js";

/** A person as the desk of an event knows them. */
export interface DeskPerson extends Omit<DeskRow, "isLeader" | "confirmedAt" | "qualified"> {
  readonly isLeader: boolean;
  /** Their team goes on to the round that costs the fee. */
  readonly qualified: boolean;
  /** They agreed to be in the team, or have no account that could. */
  readonly confirmed: boolean;
}

/** Reads the people of teams for the desk: no address, no phone. */
export class DeskPeopleService {
  constructor(private readonly db: Database) {}

  /** Everybody in an event's teams, by team and the leader first. One statement. */
  ofEvent(eventId: string): Promise<DeskPerson[]> {
    return this.#by("eventId", [eventId]);
  }

  /** The same of teams, by as few statements for hundreds as for one. */
  ofTeams(teamIds: readonly string[]): Promise<DeskPerson[]> {
    return this.#by("teamId", teamIds);
  }

  /** The places that an account has, in all events. */
  ofUser(userId: string): Promise<DeskPerson[]> {
    return this.#by("userId", [userId]);
  }

  /** The person of a membership; null when they are in that team no more. */
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
