import { type FindOptionsWhere, In } from "typeorm";
import { affected, deleteSome, deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { hasOpenInvitations } from "../changes/open-choices.sql.js";
import { ofOpenEvent, ofEventBefore } from "../members/open-events.sql.js";
import { TeamInvitation } from "../members/team-invitation.entity.js";

/** An account that can be invited by its id or by its address. */
export interface Invitee {
  readonly id: string;
  readonly email: string;
}

export class TeamInvitationRepository {
  constructor(private readonly db: Database) {}

  /** Returns a team's invitations, oldest first. */
  ofTeam(teamId: string): Promise<TeamInvitation[]> {
    return this.#find([{ teamId }]);
  }

  count(teamId: string): Promise<number> {
    return this.db.read((reader) => reader.countBy(TeamInvitation, { teamId }));
  }

  async byId(teamId: string, id: string): Promise<TeamInvitation | null> {
    return (await this.#find([{ id, teamId }]))[0] ?? null;
  }

  /** Returns a person's invitations in current and upcoming events, oldest first. */
  ofPerson(person: Invitee): Promise<TeamInvitation[]> {
    return this.#find(bound(person, { eventId: ofOpenEvent() }));
  }

  /** Returns whether a person has an invitation, a request or a listing in an event, with one SQL statement. */
  hasOpenInvitations(person: Invitee, eventId: string): Promise<boolean> {
    return hasOpenInvitations(this.db, person, eventId);
  }

  ofPersonInEvent(person: Invitee, eventId: string): Promise<TeamInvitation[]> {
    return this.#find(bound(person, { eventId }));
  }

  /** Returns a person's invitations to one team: at most one to their address and one to their account. */
  ofPersonInTeam(person: Invitee, teamId: string): Promise<TeamInvitation[]> {
    return this.#find(bound(person, { teamId }));
  }

  /** Returns a person's received and sent invitations in all events, for the download of their data. */
  async history(person: Invitee): Promise<{ received: TeamInvitation[]; sent: TeamInvitation[] }> {
    return {
      received: await this.#find(bound(person, {})),
      sent: await this.#find([{ invitedById: person.id }]),
    };
  }

  /**
   * Inserts an invitation.
   * @throws the driver's error when the team has already invited this address or account.
   */
  insert(tx: Tx, invitation: TeamInvitation): Promise<void> {
    return insertMany<TeamInvitation>(tx, TeamInvitation, [invitation]);
  }

  /** Records the time of an invitation's latest mail. Returns false if the invitation has ended. */
  noteSent(tx: Tx, { id, teamId }: TeamInvitation, sentAt: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, TeamInvitation, { id, teamId }, { sentAt }));
  }

  /** Removes invitations. Returns how many of them still existed. */
  async remove(tx: Tx, invitations: readonly Pick<TeamInvitation, "id">[]): Promise<number> {
    if (invitations.length === 0) return 0;
    return affected(deleteWhere(tx, TeamInvitation, { id: In(invitations.map(({ id }) => id)) }));
  }

  /** Removes all invitations to a person when their account is deleted. */
  async forget(tx: Tx, person: Invitee): Promise<void> {
    await this.remove(tx, await this.#find(bound(person, {})));
  }

  /**
   * Deletes up to `limit` invitations to teams in events that ended before the given day. Returns the number of deleted
   * invitations.
   */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, TeamInvitation, [{ eventId: ofEventBefore(before) }], limit);
  }

  #find(where: FindOptionsWhere<TeamInvitation>[]): Promise<TeamInvitation[]> {
    return this.db.read((reader) => reader.find(TeamInvitation, { where, order: { id: "ASC" } }));
  }
}

/** Returns a condition for invitations by address and one for invitations by account, so that each uses an index. */
function bound(
  { id, email }: Invitee,
  condition: FindOptionsWhere<TeamInvitation>,
): FindOptionsWhere<TeamInvitation>[] {
  return [
    { ...condition, email },
    { ...condition, userId: id },
  ];
}
