import { groupBy } from "../../../kernel/lists.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import type { Recipient } from "../../notifications/notification.service.js";
import type { TeamMember } from "../team-member.entity.js";
import { missingHandles } from "./missing-text.js";
import { peopleOf, type PersonRecord, type TeamRecord } from "../reads/team-record.js";

/** The recipients of a team's notifications, and the missing handles that some texts name. */
export interface TeamAudience {
  /** The people in the team with an account who agreed to be in it. */
  readonly recipients: readonly Recipient[];
  /** The missing handles as a phrase for the middle of a sentence. Null if there are none. */
  readonly missingHandles: Text | null;
}

/** The facts that people need to come to their team's event: its time, its venue and their desk passes. */
export interface TeamVisit {
  /** The event's time in readable form. Null if unknown. */
  readonly when: Text | null;
  /** The venue. Empty if unknown. */
  readonly where: string;
  /** The URLs of pages with desk passes, by account id. People who may not come have none. */
  readonly passes: ReadonlyMap<string, string>;
}

/**
 * Returns the visits of teams, by team id. Declared here, because the check-in module provides this function and
 * depends on the teams module.
 */
export type TeamVisits = (teamIds: readonly string[]) => Promise<ReadonlyMap<string, TeamVisit>>;

/**
 * Finds the recipients of a team's notifications. An address always comes from an account, never from a record that a
 * leader entered.
 */
export class TeamRecipientsService {
  constructor(
    private readonly members: NotifiedPeople,
    private readonly accounts: AccountService,
  ) {}

  async ofTeams(teamIds: readonly string[]): Promise<ReadonlyMap<string, TeamAudience>> {
    const people = await this.members.notifiedOf([...new Set(teamIds)].sort());
    const ids = people.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const accounts = await this.accounts.findAllById(ids);
    const byTeam = groupBy(people, (person) => [person.teamId, person]);
    return new Map([...byTeam].map(([teamId, all]) => [teamId, audienceOf(all, accounts)]));
  }

  /**
   * Returns the people in a team with an account, except the actor. `agreed` selects those who agreed or those who did
   * not.
   */
  othersOf(team: TeamRecord, doneBy: string, { agreed }: { agreed: boolean }): Promise<readonly Recipient[]> {
    const people = peopleOf(team).filter(({ isLeader, confirmed }) => (isLeader || confirmed) === agreed);
    return this.of(people.filter(({ userId }) => userId !== doneBy));
  }

  /** Returns these people as recipients. People without an account are left out. */
  async of(people: readonly Pick<PersonRecord, "userId" | "isLeader">[]): Promise<readonly Recipient[]> {
    const ids = people.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    if (ids.length === 0) return [];
    const accounts = await this.accounts.findAllById(ids);
    return people.flatMap(({ userId, isLeader }) => recipient(accounts, userId, isLeader));
  }
}

function audienceOf(people: readonly NotifiedPerson[], accounts: ReadonlyMap<string, Account>): TeamAudience {
  const agreed = people.filter(({ confirmedAt }) => confirmedAt !== null);
  const without = people.filter(({ handleKey }) => handleKey === null);
  return {
    recipients: agreed.flatMap(({ userId, isLeader }) => recipient(accounts, userId, isLeader === 1)),
    missingHandles: missingHandles(without),
  };
}

function recipient(
  accounts: ReadonlyMap<string, Account>,
  userId: string | null,
  leads: boolean,
): readonly Recipient[] {
  const account = userId === null ? undefined : accounts.get(userId);
  return account ? [{ userId: account.id, name: account.name, email: account.email, leads }] : [];
}

/** The data that notifications need about a person in a team. */
export type NotifiedPerson = Pick<
  TeamMember,
  "id" | "teamId" | "userId" | "name" | "isLeader" | "confirmedAt" | "handleKey"
>;

export interface NotifiedPeople {
  /** Returns the people in these teams, in the order in which they were added. */
  notifiedOf(teamIds: readonly string[]): Promise<NotifiedPerson[]>;
}
