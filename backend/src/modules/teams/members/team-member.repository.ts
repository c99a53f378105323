import { type FindOptionsWhere, In, IsNull, Not, type QueryDeepPartialEntity } from "typeorm";
import { deleteWhere, findIn, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertLater, insertMany } from "../../../kernel/db/insert-many.js";
import { handleKey } from "../../../kernel/contract/handle.js";
import type { TeamHandle } from "../contract/ranked-team.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { handleColumns, newRow } from "./member-row.js";
import type { NotifiedPeople, NotifiedPerson } from "../notices/team-recipients.service.js";
import { TeamInvitation } from "./team-invitation.entity.js";
import { TeamMember } from "../team-member.entity.js";
import type { NewMember } from "../reads/team-record.js";
import { type UnconfirmedPlace, unconfirmedPlaces } from "./unconfirmed-places.sql.js";

export interface Membership {
  readonly id: string;
  readonly teamId: string;
  readonly eventId: string;
  readonly leaderId: string;
  readonly paymentStatus: PaymentStatus;
  /** True if the account's owner has agreed to be in the team. */
  readonly confirmed: boolean;
}

export interface NextLeader {
  readonly id: string;
  readonly userId: string;
}

/** A record without an account, with the fields that the leader typed. */
export type UnlinkedMember = Pick<TeamMember, keyof typeof UNLINKED>;

/** The account's fields that a team copies once the owner has agreed. */
export interface ConfirmedFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly identityKey: string | null;
  readonly codeforcesHandle: string | null;
}

const NOTIFIED = {
  id: true,
  teamId: true,
  userId: true,
  name: true,
  isLeader: true,
  confirmedAt: true,
  handleKey: true,
} as const satisfies Record<keyof NotifiedPerson, true>;

const UNLINKED = {
  id: true,
  teamId: true,
  eventId: true,
  phone: true,
  college: true,
  universityRollNo: true,
  codeforcesHandle: true,
} as const;

/** Reads and writes the table `team_members`. Services must change the team's row first (team.repository.ts). */
export class TeamMemberRepository implements NotifiedPeople {
  constructor(private readonly db: Database) {}

  /**
   * Adds a person and deletes the team's invitations to them.
   * @throws the driver's error when they are already in a team in this event, or another person holds their handle.
   */
  async insert(tx: Tx, member: NewMember, holdsHandle = true): Promise<void> {
    const { teamId, email, userId, isLeader } = member;
    await insertMany(tx, TeamMember, [newRow(member, holdsHandle)]);
    if (!isLeader) await this.#endInvitations(tx, teamId, [email && { email }, userId && { userId }]);
  }

  /**
   * Adds the leader of a new team, possibly only at the COMMIT. The leader must have no handle, because a taken handle
   * would be noticed only then.
   */
  async insertLater(tx: Tx, leader: NewMember): Promise<void> {
    await insertLater(tx, TeamMember, [newRow(leader, true)]);
  }

  /**
   * Reads the invitations, then deletes them by id, because a DELETE that matches nothing would lock a gap and block
   * other inserts.
   */
  async #endInvitations(
    tx: Tx,
    teamId: string,
    whom: readonly (FindOptionsWhere<TeamInvitation> | "" | null)[],
  ): Promise<void> {
    const where = whom.flatMap((one) => (one ? [{ ...one, teamId }] : []));
    if (where.length === 0) return;
    const invitations = await tx.find(TeamInvitation, { select: { id: true }, where });
    if (invitations.length > 0)
      await deleteWhere(tx, TeamInvitation, { id: In(invitations.map(({ id }) => id)) });
  }

  /** Returns the handles in an event's teams, in no particular order. */
  async handles(eventId: string): Promise<TeamHandle[]> {
    const where = { eventId, codeforcesHandle: Not(IsNull()) };
    const select = { id: true, teamId: true, codeforcesHandle: true } as const;
    const people = await this.db.read((reader) => reader.find(TeamMember, { select, where }));
    return people.map(({ teamId, codeforcesHandle }) => ({ teamId, handle: codeforcesHandle ?? "" }));
  }

  /** Removes an added person, never the leader. Returns false if there is no such person. */
  removeAdded(tx: Tx, teamId: string, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, TeamMember, { id, teamId, isLeader: 0 }));
  }

  /** Removes an unconfirmed person. Returns false if they have agreed or left. */
  removeUnconfirmed(tx: Tx, teamId: string, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, TeamMember, { id, teamId, isLeader: 0, confirmedAt: IsNull() }));
  }

  /**
   * Records that a person agreed, with the data that the team may know from now on. Returns false if they had already
   * agreed or left.
   * @throws the driver's error when another person in the event has the e-mail, identity or handle.
   */
  confirm(
    tx: Tx,
    id: string,
    userId: string,
    { codeforcesHandle, ...fields }: ConfirmedFields,
    holdsHandle: boolean,
  ): Promise<boolean> {
    const now = { ...fields, ...handleColumns(codeforcesHandle, holdsHandle), confirmedAt: new Date() };
    return change(tx, { id, userId, confirmedAt: IsNull() }, now);
  }

  /** Returns a person's unconfirmed memberships in an event, with one SQL statement. */
  unconfirmedOf(
    account: { readonly id: string; readonly email: string },
    eventId: string,
  ): Promise<UnconfirmedPlace[]> {
    return unconfirmedPlaces(this.db, account, eventId);
  }

  /** Removes any person, leader or not, when their account is deleted. */
  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, TeamMember, { id }));
  }

  /** Makes a linked, confirmed member the leader. The caller must roll back if this returns false: no such member. */
  async markLeader(tx: Tx, teamId: string, id: string, userId: string): Promise<boolean> {
    await change(tx, { teamId, isLeader: 1 }, { isLeader: 0 });
    return change(tx, { id, teamId, userId, confirmedAt: Not(IsNull()) }, { isLeader: 1 });
  }

  notifiedOf(teamIds: readonly string[]): Promise<NotifiedPerson[]> {
    const order = { id: "ASC" } as const;
    return this.db.read((reader) =>
      findIn(teamIds, (teamId) => reader.find(TeamMember, { select: NOTIFIED, where: { teamId }, order })),
    );
  }

  /**
   * Sets or clears a person's handle.
   * @throws the driver's error when another person in the event holds the handle.
   */
  setHandle(tx: Tx, teamId: string, id: string, codeforcesHandle: string | null): Promise<boolean> {
    return change(tx, { id, teamId }, handleColumns(codeforcesHandle));
  }

  holderOf(eventId: string, handle: string): Promise<NotifiedPerson | null> {
    const where = { eventId, handleKey: handleKey(handle) };
    return this.db.read((reader) => reader.findOne(TeamMember, { select: NOTIFIED, where }));
  }

  /** Takes a handle from its holder, but keeps the text. Returns false if the person no longer holds the handle. */
  releaseHandle(tx: Tx, id: string, handle: string): Promise<boolean> {
    return change(tx, { id, handleKey: handleKey(handle) }, { handleKey: null });
  }

  /** Returns an account's memberships in all events, in a fixed order, so that concurrent deletions do not deadlock. */
  async ofUser(userId: string): Promise<Membership[]> {
    const select = {
      id: true,
      teamId: true,
      eventId: true,
      confirmedAt: true,
      team: { id: true, leaderId: true, paymentStatus: true },
    };
    const order = { teamId: "ASC" } as const;
    const rows = await this.db.read((reader) =>
      reader.find(TeamMember, { select, where: { userId }, relations: { team: true }, order }),
    );
    return rows.flatMap(({ id, teamId, eventId, confirmedAt, team }) => {
      if (!team) return [];
      const { leaderId, paymentStatus } = team;
      return [{ id, teamId, eventId, leaderId, paymentStatus, confirmed: confirmedAt !== null }];
    });
  }

  /** Returns the earliest added member with an account who has agreed to be in the team, or null. */
  async nextLeader(teamId: string): Promise<NextLeader | null> {
    const where = { teamId, isLeader: 0, userId: Not(IsNull()), confirmedAt: Not(IsNull()) };
    const first = { select: { id: true, userId: true }, where, order: { id: "ASC" }, take: 1 } as const;
    const [member] = await this.db.read((reader) => reader.find(TeamMember, first));
    return member?.userId ? { id: member.id, userId: member.userId } : null;
  }

  /**
   * Returns the records that have the account's e-mail but are not linked to an account, oldest first. Skips events in
   * which the account already has a team.
   */
  async unlinkedOf({
    id: userId,
    email,
  }: {
    readonly id: string;
    readonly email: string;
  }): Promise<UnlinkedMember[]> {
    const where = { email, userId: IsNull() };
    const order = { id: "ASC" } as const;
    const records = await this.db.read((reader) =>
      reader.find(TeamMember, { select: UNLINKED, where, order }),
    );
    if (records.length === 0) return [];
    const there = { userId, eventId: In(records.map(({ eventId }) => eventId)) };
    const own = await this.db.read((reader) =>
      reader.find(TeamMember, { select: { id: true, eventId: true }, where: there }),
    );
    const occupiedEvents = new Set(own.map(({ eventId }) => eventId));
    return records.filter(({ eventId }) => !occupiedEvents.has(eventId));
  }

  /**
   * Links a record to its account, whose owner must still agree. The entered data is kept.
   * @throws the driver's error when another person in the event has the identity.
   */
  async link(tx: Tx, id: string, userId: string, identityKey: string | null): Promise<void> {
    await change(tx, { id, userId: IsNull() }, { userId, identityKey, confirmedAt: null });
  }
}

function change(
  tx: Tx,
  only: FindOptionsWhere<TeamMember>,
  set: QueryDeepPartialEntity<TeamMember>,
): Promise<boolean> {
  return tookEffect(updateWhere(tx, TeamMember, only, { ...set, updatedAt: new Date() }));
}
