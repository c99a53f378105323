import { lists } from "../../../kernel/lists.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import type { Recipient } from "../../notifications/notification.service.js";
import type { TeamMember } from "../team-member.entity.js";
import { missingHandles } from "./missing-text.js";
import { peopleOf, type PersonRecord, type TeamRecord } from "../reads/team-record.js";

/** Whom notifications of a team go to, and what some of them say. */
export interface TeamAudience {
  /** Its people with an account who agreed to be in it. */
  readonly recipients: readonly Recipient[];
  /** The handles that it lacks, as the middle of a sentence; null for none. */
  readonly missingHandles: Text | null;
}

/** Whom a team's notifications go to: always under the address of the account, never the one that was typed in. */
export class TeamRecipientsService {
  constructor(
    private readonly members: NotifiedPeople,
    private readonly accounts: AccountService,
  ) {}

  /** The audiences of teams, by team. As many statements for hundreds of teams as for one. */
  async ofTeams(teamIds: readonly string[]): Promise<ReadonlyMap<string, TeamAudience>> {
    const people = await this.members.notifiedOf([...new Set(teamIds)].sort());
    const ids = people.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const accounts = await this.accounts.findAllById(ids);
    const byTeam = lists(people, (person) => [person.teamId, person]);
    return new Map([...byTeam].map(([teamId, all]) => [teamId, audienceOf(all, accounts)]));
  }

  /** Returns a team's people with an account, either the confirmed or the unconfirmed ones, without the actor. */
  othersOf(team: TeamRecord, doneBy: string, { agreed }: { agreed: boolean }): Promise<readonly Recipient[]> {
    const people = peopleOf(team).filter(({ isLeader, confirmed }) => (isLeader || confirmed) === agreed);
    return this.of(people.filter(({ userId }) => userId !== doneBy));
  }

  /** These people; those without an account are left out. */
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

/** A person of a team as its notifications need them. */
export type NotifiedPerson = Pick<
  TeamMember,
  "id" | "teamId" | "userId" | "name" | "isLeader" | "confirmedAt" | "handleKey"
>;

/** Where notifications find the people of teams. */
export interface NotifiedPeople {
  /** Returns the people of these teams, in the order in which they were added. */
  notifiedOf(teamIds: readonly string[]): Promise<NotifiedPerson[]>;
}
