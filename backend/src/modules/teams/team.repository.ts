import { type FindOptionsWhere, In, IsNull, type QueryDeepPartialEntity } from "typeorm";
import { changeIn, deleteWhere, findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import { unindexed } from "../../kernel/db/raw-sql.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertLater, insertMany } from "../../kernel/db/insert-many.js";
import type { TeamPerson } from "./contract/audience.js";
import {
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
  type PaymentTransitionName,
} from "./contract/payment-status.js";
import type { NamedTeams, NewRanking, RankedTeam } from "./contract/ranked-team.js";
import { type QualifiedTeam, qualifiedTeams } from "./places/place-standings.sql.js";
import { writeRankings } from "./changes/team-rankings.sql.js";
import type { NewTeam, TeamRecord } from "./reads/team-record.js";
import { hasFreeSeat } from "./changes/team-seats.sql.js";
import { noteDeletion, queueTeamWebhook } from "./notices/team-webhooks.js";
import { type TeamWithPeople, teamsWithPeople } from "./reads/teams-with-people.sql.js";
import { TeamMember } from "./team-member.entity.js";
import { Team } from "./team.entity.js";

/** The data about a team that its payment needs. */
export interface TeamForPayment {
  readonly id: string;
  readonly name: string;
  readonly eventId: string;
  readonly leaderId: string;
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly ranking: number | null;
  readonly memberUserIds: string[];
}

/** A team and the leader whose permission was checked. Writes take effect only while this leader leads the team. */
export interface LedTeam {
  readonly id: string;
  readonly leaderId: string;
}

/** The condition that no payment locks the roster (see `rosterLocked`). */
const UNLOCKED = { paymentStatus: In<PaymentStatus>(["incomplete", "rejected", "refunded"]) };
/** Like `UNLOCKED`, but allows an accepted payment. For past events, when a leader's account is deleted for good. */
export const UNLOCKED_WHEN_PAST = {
  paymentStatus: In<PaymentStatus>(["incomplete", "rejected", "refunded", "accepted"]),
};
const FOR_PAYMENT = {
  id: true,
  name: true,
  eventId: true,
  leaderId: true,
  reference: true,
  paymentStatus: true,
  ranking: true,
} as const;
const ONE_MORE = { memberCount: () => "memberCount + 1" };
const ONE_LESS = { memberCount: () => "memberCount - 1" };

/**
 * Reads and writes the table `teams`. Most writes are one conditional UPDATE of one row and return whether it took
 * effect. The UPDATE locks the row, so that concurrent changes of a team wait. Services must therefore call these
 * methods before they change `team_members`. The fixed order (teams first) also prevents deadlocks.
 */
export class TeamRepository {
  constructor(private readonly db: Database) {}

  /** Inserts a team, but not its leader's own row. Throws the driver's error if the name or reference is taken. */
  async insert(tx: Tx, team: NewTeam): Promise<void> {
    await insertMany(tx, Team, [newRow(team)]);
    queueTeamWebhook(tx, "team.created", team.id);
  }

  /** Inserts a new team, possibly only at the COMMIT, which then fails if the name or reference is taken. */
  async insertLater(tx: Tx, team: NewTeam): Promise<void> {
    await insertLater(tx, Team, [newRow(team)]);
    queueTeamWebhook(tx, "team.created", team.id);
  }

  /**
   * Reserves a seat in the team, unless it is full or locked. Checks the event's current limit, because a Superadmin
   * may have lowered it since the team was read.
   */
  reserveSeat(tx: Tx, { id, leaderId }: LedTeam): Promise<boolean> {
    return queued(tx, id, change(tx, { id, leaderId, ...UNLOCKED, memberCount: hasFreeSeat() }, ONE_MORE));
  }

  /** Releases a seat, unless the team is locked. */
  releaseSeat(tx: Tx, { id, leaderId }: LedTeam): Promise<boolean> {
    return queued(tx, id, change(tx, { id, leaderId, ...UNLOCKED }, ONE_LESS));
  }

  /** Releases a person's seat, even if the team is locked. */
  releaseSeatEvenIfLocked(tx: Tx, { id, leaderId }: LedTeam): Promise<boolean> {
    return queued(tx, id, change(tx, { id, leaderId }, ONE_LESS));
  }

  /** Locks the team's row while its people's data is changed, unless a payment locks the roster. */
  lockRoster(tx: Tx, { id, leaderId }: LedTeam, unlocked = UNLOCKED): Promise<boolean> {
    return change(tx, { id, leaderId, ...unlocked }, {});
  }

  /** Locks the team's row, regardless of its payment status, if the given leader still leads the team. */
  lockLed(tx: Tx, { id, leaderId }: LedTeam): Promise<boolean> {
    return change(tx, { id, leaderId }, {});
  }

  setLeader(tx: Tx, { id, leaderId }: LedTeam, newLeaderId: string): Promise<boolean> {
    return queued(tx, id, change(tx, { id, leaderId }, { leaderId: newLeaderId }));
  }

  /** Replaces a leader whose account is deleted, and releases their seat, unless the team is locked. */
  replaceLeader(
    tx: Tx,
    { id, leaderId }: LedTeam,
    newLeaderId: string,
    unlocked = UNLOCKED,
  ): Promise<boolean> {
    return queued(tx, id, change(tx, { id, leaderId, ...unlocked }, { leaderId: newLeaderId, ...ONE_LESS }));
  }

  /** Writes name, ranking and note, if the old ones are unchanged. Throws the driver's error for a taken name. */
  rewrite(
    tx: Tx,
    { id, name, ranking, note }: Pick<TeamRecord, "id" | "name" | "ranking" | "note">,
    after: Pick<Team, "name" | "ranking" | "note"> & Partial<Pick<Team, "nameKey">>,
  ): Promise<boolean> {
    const changed = change(tx, { id, name, ranking: ranking ?? IsNull(), note: note ?? IsNull() }, after);
    return after.name === name ? changed : queued(tx, id, changed);
  }

  /** Replaces the teams' notes with one note. */
  async writeNotes(tx: Tx, ids: readonly string[], note: string | null): Promise<void> {
    await changeIn(ids, (id) => updateWhere(tx, Team, { id }, { note, updatedAt: new Date() }));
  }

  /** Deletes a team with its people, unless it is locked. */
  async remove(tx: Tx, { id, leaderId }: LedTeam, unlocked = UNLOCKED): Promise<boolean> {
    const queue = await noteDeletion(tx, id);
    const removed = await tookEffect(deleteWhere(tx, Team, { id, leaderId, ...unlocked }));
    if (removed) queue();
    return removed;
  }

  /** Moves these teams' payment status. Returns the number of teams whose status allowed the move. */
  movePaymentStatus(tx: Tx, teamIds: readonly string[], name: PaymentTransitionName): Promise<number> {
    const { from, to } = PAYMENT_TRANSITIONS[name];
    const after = { paymentStatus: to, updatedAt: new Date() };
    return changeIn(teamIds, (id) =>
      updateWhere(tx, Team, { id, paymentStatus: In<PaymentStatus>(from) }, after),
    );
  }

  /** Locks these teams' rows until the transaction ends, in a fixed order, so that two transactions do not deadlock. */
  async lock(tx: Tx, teamIds: readonly string[]): Promise<void> {
    const now = { updatedAt: new Date() };
    await changeIn([...new Set(teamIds)].sort(), (id) => updateWhere(tx, Team, { id }, now));
  }

  /**
   * Locks an event's teams by id and by name, then reads them. The lock is an UPDATE, because cluster nodes notice each
   * other's changes, but not row locks. Of two publications that rank the same teams, one waits, or fails and retries.
   */
  async lockNamed(tx: Tx, eventId: string, { ids, nameKeys }: NamedTeams): Promise<RankedTeam[]> {
    const now = { updatedAt: new Date() };
    await this.lock(tx, ids);
    await changeIn(nameKeys, (nameKey) => updateWhere(tx, Team, { eventId, nameKey }, now));
    const select = { id: true, name: true, nameKey: true, ranking: true };
    return [
      ...(await findIn(ids, (id) => tx.find(Team, { select, where: { id, eventId: unindexed(eventId) } }))),
      ...(await findIn(nameKeys, (nameKey) => tx.find(Team, { select, where: { eventId, nameKey } }))),
    ];
  }

  /** Writes rankings. Returns false if a previous ranking differs. The calling code must then roll back. */
  writeRankings(tx: Tx, changes: readonly NewRanking[]): Promise<boolean> {
    return writeRankings(tx, changes);
  }

  /** Yields an event's teams with their people's names, page by page in a fixed order. */
  pagesWithPeople(eventId: string): AsyncGenerator<TeamWithPeople[]> {
    return teamsWithPeople(this.db, eventId);
  }

  async references(teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const select = { id: true, reference: true };
    const teams = await this.db.read((reader) =>
      findIn([...new Set(teamIds)], (id) => reader.find(Team, { select, where: { id } })),
    );
    return new Map(teams.map(({ id, reference }) => [id, reference]));
  }

  /** Returns the people in an event's teams who have these e-mail addresses, by e-mail address. */
  async people(eventId: string, emails: readonly string[]): Promise<ReadonlyMap<string, TeamPerson>> {
    const select = { id: true, email: true, name: true, team: { id: true, name: true } };
    const people = await this.db.read((reader) =>
      findIn(emails, (email) =>
        reader.find(TeamMember, { select, where: { eventId, email }, relations: { team: true } }),
      ),
    );
    return new Map(
      people.map(({ email, name, team }) => [email ?? "", { name, teamName: team?.name ?? "" }]),
    );
  }

  /** Returns the ids of the event's teams that these accounts are in. */
  async teamIdsOf(eventId: string, userIds: readonly string[]): Promise<string[]> {
    const select = { id: true, teamId: true };
    const people = await this.db.read((reader) =>
      findIn(userIds, (userId) => reader.find(TeamMember, { select, where: { eventId, userId } })),
    );
    return [...new Set(people.map(({ teamId }) => teamId))];
  }

  /** Returns the number of people in an event's largest team. Returns 0 if there are no teams. */
  async largest(eventId: string): Promise<number> {
    return (await this.db.read((reader) => reader.maximum(Team, "memberCount", { eventId }))) ?? 0;
  }

  /** Returns the event's teams that qualify for the round that requires the fee, sorted by rank. */
  qualified(eventId: string, qualifyingRank: number): Promise<QualifiedTeam[]> {
    return qualifiedTeams(this.db, eventId, qualifyingRank);
  }

  /** Returns the data about a team that its payment needs, or null. */
  async forPayment(id: string): Promise<TeamForPayment | null> {
    const select = { ...FOR_PAYMENT, members: { id: true, userId: true } };
    const relations = { members: true };
    const [team] = await this.db.read((reader) => reader.find(Team, { select, relations, where: { id } }));
    if (!team) return null;
    const { members = [], ...rest } = team;
    return { ...rest, memberUserIds: members.flatMap(({ userId }) => userId ?? []) };
  }
}

function newRow({ id, eventId, name, nameKey, leaderId, reference }: NewTeam): Team {
  const fresh = { memberCount: 1, ranking: null, paymentStatus: "incomplete" as const };
  const now = new Date();
  return { id, eventId, name, nameKey, leaderId, reference, ...fresh, createdAt: now, updatedAt: now };
}

/** Notifies other programs that a team changed, if the change took effect. */
async function queued(tx: Tx, id: string, changing: Promise<boolean>): Promise<boolean> {
  const changed = await changing;
  if (changed) queueTeamWebhook(tx, "team.updated", id);
  return changed;
}

function change(tx: Tx, only: FindOptionsWhere<Team>, set: QueryDeepPartialEntity<Team>): Promise<boolean> {
  return tookEffect(updateWhere(tx, Team, only, { ...set, updatedAt: new Date() }));
}
