import { StaleRestoration } from "../../../kernel/bin/obstacle.js";
import type { Columns, RowCopies } from "../../../kernel/bin/row-copies.js";
import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { InvitationLink } from "../invitations/invitation-link.entity.js";
import { Listing } from "../listings/listing.entity.js";
import { PlaceOffer } from "../places/place-offer.entity.js";
import { TeamReminder } from "../reminders/team-reminder.entity.js";
import { isPersonTaken } from "../team-changes.js";
import { MEMBER_HANDLE, TeamMember } from "../team-member.entity.js";
import { handleColumns } from "../members/member-row.js";
import { hasFreeSeat } from "../changes/team-seats.sql.js";
import { queueTeamWebhook } from "../notices/team-webhooks.js";
import { Team, TEAM_NAME } from "../team.entity.js";
import { teamNameKey } from "../contract/team-name.js";

export type PersonRow = Columns<TeamMember>;

/**
 * The tables whose rows are restored with a team. Open invitations and requests to join are not restored, because they
 * ended with the team.
 */
const OF_TEAM: readonly (new () => { teamId: string | null })[] = [
  InvitationLink,
  TeamReminder,
  Listing,
  PlaceOffer,
];

/** Copies teams and memberships into the bin, and restores their rows. */
export class TeamCopiesRepository {
  constructor(private readonly db: Database) {}

  /**
   * Copies a team with its people and its rows in the tables of `OF_TEAM`. The calling code must have locked the team's
   * row. Returns false if the team's people have changed since the transaction's first read.
   */
  async copyTeam(tx: Tx, teamId: string, copies: RowCopies): Promise<boolean> {
    await copies.copy(tx, Team, { id: teamId });
    const people = await copies.copy(tx, TeamMember, { teamId });
    for (const entity of OF_TEAM) await copies.copy(tx, entity, { teamId });
    return copies.of(tx, Team)[0]?.memberCount === people;
  }

  /** Copies one membership with the team's name, in case the team is deleted later. */
  async copyMembership(tx: Tx, id: string, teamName: string, copies: RowCopies): Promise<void> {
    await copies.copy(tx, TeamMember, { id });
    copies.note("teamNames", id, teamName);
  }

  teamOf(tx: Tx, copies: RowCopies): Columns<Team> {
    const [team] = copies.of(tx, Team);
    if (!team) throw new Error("an entry of the bin without its team");
    // The bin's copy may hold a name key that an earlier version of `teamNameKey` made.
    return { ...team, nameKey: teamNameKey(team.name) };
  }

  peopleOf(tx: Tx, copies: RowCopies): PersonRow[] {
    return copies.of(tx, TeamMember);
  }

  /**
   * Returns the name of the team that the person is now in, or null. Searches only the person's event, by account,
   * e-mail and identity.
   */
  async holderOf(person: PersonRow): Promise<string | null> {
    const { eventId, userId, email, identityKey } = person;
    const keys = Object.entries({ userId, email, identityKey }).filter(([, value]) => value !== null);
    const where = keys.map(([key, value]) => ({ eventId, [key]: value }));
    if (where.length === 0) return null;
    const relations = { team: true };
    const [member] = await this.db.read((reader) =>
      reader.find(TeamMember, { where, relations, order: { id: "ASC" }, take: 1 }),
    );
    return member?.team?.name ?? null;
  }

  isNameTaken({ eventId, nameKey }: Team): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(Team, { eventId, nameKey }));
  }

  /**
   * Inserts a team with the given people and ranking.
   * @throws StaleRestoration when a concurrent change took the name or a handle, or added a person to a team.
   */
  async putTeamBack(
    tx: Tx,
    copies: RowCopies,
    { people, ranking }: { readonly people: readonly PersonRow[]; readonly ranking: number | null },
  ): Promise<void> {
    const now = { ranking, memberCount: people.length, updatedAt: new Date() };
    const team = { ...this.teamOf(tx, copies), ...now };
    await untaken(() => insertMany<Team>(tx, Team, [team]));
    queueTeamWebhook(tx, "team.created", team.id);
    for (const person of people) await this.putPersonBack(tx, person);
    for (const entity of OF_TEAM) await copies.reinsert(tx, entity);
  }

  async setPaymentStatus(tx: Tx, id: string, paymentStatus: PaymentStatus): Promise<void> {
    await updateWhere(tx, Team, { id }, { paymentStatus });
  }

  /**
   * Reserves a seat for a restored person, regardless of the team's payment status. Returns false if the team is full
   * or deleted.
   */
  async reserveSeat(tx: Tx, id: string): Promise<boolean> {
    const oneMore = { memberCount: () => "memberCount + 1", updatedAt: new Date() };
    const isReserved = await tookEffect(updateWhere(tx, Team, { id, memberCount: hasFreeSeat() }, oneMore));
    if (isReserved) queueTeamWebhook(tx, "team.updated", id);
    return isReserved;
  }

  /**
   * Inserts a person. If this transaction sees that another person holds their handle, the handle counts as taken.
   * @throws StaleRestoration when a concurrent transaction added the person to a team in the event, or gave the handle
   * to another person.
   */
  async putPersonBack(tx: Tx, person: PersonRow): Promise<void> {
    const { eventId, codeforcesHandle } = person;
    const held = handleColumns(codeforcesHandle);
    const isFree =
      held.handleKey === null || !(await tx.existsBy(TeamMember, { eventId, handleKey: held.handleKey }));
    const row = { ...person, ...(isFree ? held : handleColumns(codeforcesHandle, false)) };
    await untaken(() => insertMany<TeamMember>(tx, TeamMember, [row]));
  }
}

async function untaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isTaken = violates(error, TEAM_NAME) || violates(error, MEMBER_HANDLE) || isPersonTaken(error);
    throw isTaken ? new StaleRestoration("taken", { cause: error }) : error;
  }
}
