import type { Language } from "../../../kernel/languages/language.js";
import type { NamedPerson } from "../../../kernel/languages/person-name.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import type { AccountService, NewLeader } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import { mayFillPlace } from "../contract/team.policy.js";
import { missingFor } from "./missing-text.js";
import { factsOf, named, type NamedTeam, recipientOf, strangerOf } from "./notice-facts.js";
import type { NotifiedPerson, TeamRecipientsService } from "./team-recipients.service.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { PersonRecord, TeamRecord } from "../reads/team-record.js";

type LeaderNews = "MEMBER_ACCEPTED" | "MEMBER_JOINED" | "INVITATION_ACCEPTED" | "INVITATION_DECLINED";

type Person = Pick<PersonRecord, "userId" | "isLeader">;

/** Notifies people of changes to teams. Runs in the transaction of the change. */
export class TeamNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly recipients: TeamRecipientsService,
    private readonly accounts: Pick<AccountService, "findByEmail">,
    private readonly calendars: Pick<EventCalendarService, "fileOf" | "whenAndWhere" | "heldAt">,
    private readonly reads: Pick<TeamReadRepository, "byId">,
  ) {}

  /** Notifies an invited address, with or without an account. `mail` is false if the address's limit is used up. */
  async invited(tx: Tx, team: NamedTeam, by: Caller, email: string, mail = true): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    const facts = await this.#askedBy(team, by, account ? undefined : by.pageLanguage);
    const person = [account ? recipientOf(account) : strangerOf(email, by)];
    const kind = account ? "INVITED" : "INVITED_BY_ADDRESS";
    const news = { to: { person }, facts, teamId: team.id, mail, replaces: !mail };
    await this.notifications.notify(tx, kind, news);
  }

  invitationAccepted(tx: Tx, team: TeamRecord, person: Account): Promise<void> {
    return this.#toLeader(tx, "INVITATION_ACCEPTED", team, team.leader, recipientOf(person));
  }

  /**
   * Notifies the leader of a declined invitation.
   * @param invitee the name known to the leader: the address that they entered, or the listed name
   */
  invitationDeclined(tx: Tx, team: TeamRecord, invitee: NamedPerson | string): Promise<void> {
    return this.#toLeader(tx, "INVITATION_DECLINED", team, team.leader, invitee);
  }

  /**
   * Notifies the leader of a request to join a listed team. `mail` is false if the limit of mails to the leader's
   * address is used up.
   */
  joinRequested(tx: Tx, team: NamedTeam, leader: Account, by: Caller, mail: boolean): Promise<void> {
    const to = { leader: [recipientOf(leader)] };
    const news = { to, facts: { ...factsOf(team), by: named(by) }, teamId: team.id, mail, replaces: !mail };
    return this.notifications.notify(tx, "JOIN_REQUESTED", news);
  }

  requestAnswered(
    tx: Tx,
    answer: "REQUEST_ACCEPTED" | "REQUEST_DECLINED",
    team: NamedTeam,
    person: Account,
  ): Promise<void> {
    const to = { person: [recipientOf(person)] };
    return this.notifications.notify(tx, answer, { to, facts: factsOf(team), teamId: team.id });
  }

  /** Notifies the leader of a new team. The calendar in the mail is in the leader's language. */
  async registered(
    tx: Tx,
    team: NamedTeam & { readonly event: EventRecord },
    { account, language }: Pick<NewLeader, "account" | "language">,
  ): Promise<void> {
    const calendar = await this.calendars.fileOf(team.event, new Date(), language);
    const facts = { ...factsOf(team), ...this.calendars.whenAndWhere(team.event, language), calendar };
    const to = { leader: [recipientOf(account)] };
    await this.notifications.notify(tx, "TEAM_REGISTERED", { to, facts, teamId: team.id });
  }

  /**
   * Notifies an added account's owner. `mail` is false if the address's limit is used up. With `inPerson`, the person
   * has already agreed and has nothing to accept.
   */
  async added(
    tx: Tx,
    team: NamedTeam,
    by: Caller,
    account: Account,
    { mail = true, inPerson = false } = {},
  ): Promise<void> {
    const to = { person: [recipientOf(account)] };
    const facts = { ...(await this.#askedBy(team, by)), inPerson };
    const whether = { mail, replaces: !mail && !inPerson };
    await this.notifications.notify(tx, "ADDED_TO_TEAM", { to, facts, teamId: team.id, ...whether });
  }

  /** Sends a mail to a typed address without an account. */
  async addedByAddress(tx: Tx, team: NamedTeam, by: Caller, email: string): Promise<void> {
    const facts = await this.#askedBy(team, by, by.pageLanguage);
    await this.notifications.notify(tx, "ADDED_BY_ADDRESS", {
      to: { person: [strangerOf(email, by)] },
      facts,
    });
  }

  accepted(tx: Tx, team: TeamRecord, person: Account): Promise<void> {
    return this.#toLeader(tx, "MEMBER_ACCEPTED", team, team.leader, recipientOf(person));
  }

  joined(tx: Tx, team: TeamRecord, person: Account): Promise<void> {
    return this.#toLeader(tx, "MEMBER_JOINED", team, team.leader, recipientOf(person));
  }

  left(tx: Tx, team: TeamRecord, person: NamedPerson): Promise<void> {
    return this.#placeGivenUp(tx, "MEMBER_LEFT", team, person);
  }

  /** Notifies the leader that a person declined to be in the team. */
  async declined(tx: Tx, teamId: string, person: NamedPerson): Promise<void> {
    const team = await this.reads.byId(teamId);
    if (team) await this.#placeGivenUp(tx, "MEMBER_DECLINED", team, person);
  }

  /**
   * Notifies a person whom a leader or a Superadmin removed. A person who had not agreed is notified only on the site,
   * because repeated adding and removing would otherwise send endless mails.
   */
  async removed(
    tx: Tx,
    team: NamedTeam,
    by: Caller,
    person: (Person & { readonly confirmed: boolean }) | undefined,
  ): Promise<void> {
    if (!person) return;
    const to = { person: await this.recipients.of([person]) };
    const facts = { ...factsOf(team), by: named(by) };
    const news = { to, facts, mail: person.confirmed, replaces: !person.confirmed };
    await this.notifications.notify(tx, "REMOVED_FROM_TEAM", news);
  }

  /** Notifies a member whom a Superadmin replaced, and the team's leader. Both get the reason. */
  async replaced(
    tx: Tx,
    team: TeamRecord,
    by: Caller,
    {
      former,
      person,
      reason,
    }: {
      readonly former: PersonRecord;
      readonly person: NamedPerson;
      readonly reason: string;
    },
  ): Promise<void> {
    const facts = { ...factsOf(team), by: named(by), reason };
    const toFormer = { person: await this.recipients.of([former]) };
    await this.notifications.notify(tx, "REPLACED_IN_TEAM", { to: toFormer, facts, mail: former.confirmed });
    const to = { leader: await this.recipients.of([team.leader]) };
    const change = { ...facts, former: named(former), to: named(person) };
    await this.notifications.notify(tx, "MEMBER_REPLACED", { to, facts: change, teamId: team.id });
  }

  /**
   * Notifies a handle's holder when another person has proved the handle. If the holder has not agreed or has no
   * account, notifies the leader instead.
   */
  async handleTaken(tx: Tx, team: TeamRecord, holder: NotifiedPerson, handle: string): Promise<void> {
    const { name, userId, confirmedAt } = holder;
    const isOwn = userId !== null && confirmedAt !== null;
    const whom = isOwn ? { userId, isLeader: team.leader.userId === userId } : team.leader;
    const to = { person: await this.recipients.of([whom]) };
    const facts = { ...factsOf(team), handle, whose: isOwn ? null : name };
    await this.notifications.notify(tx, "HANDLE_TAKEN", { to, facts, teamId: team.id });
  }

  /** Notifies the people in a deleted team. Only those who had agreed to be in it get a mail (see `removed`). */
  async deleted(tx: Tx, team: TeamRecord, by: Pick<Caller, "userId" | "name">): Promise<void> {
    const facts = { ...factsOf(team), by: named(by) };
    const happenings = [true, false].map(async (mail) => {
      const people = await this.recipients.othersOf(team, by.userId, { agreed: mail });
      return { to: { people }, facts, mail };
    });
    await this.notifications.notify(tx, "TEAM_DELETED", ...(await Promise.all(happenings)));
  }

  /** Notifies the people in a team that was restored from the bin, if they had agreed to be in it. */
  async restored(tx: Tx, team: TeamRecord, by: Pick<Caller, "userId" | "name">): Promise<void> {
    const facts = { ...factsOf(team), by: named(by) };
    const people = await this.recipients.othersOf(team, by.userId, { agreed: true });
    await this.notifications.notify(tx, "TEAM_RESTORED", { to: { people }, facts, teamId: team.id });
  }

  /**
   * Notifies the new and the former leader. If the former leader's account is deleted, only the new leader is notified.
   */
  async handedOver(
    tx: Tx,
    team: TeamRecord,
    nextLeader: PersonRecord,
    { formerStays = true } = {},
  ): Promise<void> {
    const [to] = await this.recipients.of([{ ...nextLeader, isLeader: true }]);
    if (!to) return;
    const about = { teamId: team.id };
    const others = team.members.filter(({ id }) => id !== nextLeader.id);
    const now = formerStays ? team : { ...team, leader: nextLeader, members: others };
    const facts = { ...factsOf(team), by: named(team.leader), missing: missingFor(now) };
    await this.notifications.notify(tx, "NEW_LEADER", { to: { person: [to] }, facts, ...about });
    if (!formerStays) return;
    const person = await this.recipients.of([{ ...team.leader, isLeader: false }]);
    const formerFacts = { ...factsOf(team), to: named(nextLeader) };
    await this.notifications.notify(tx, "FORMER_LEADER", { to: { person }, facts: formerFacts, ...about });
  }

  /** Returns the facts for an invited or added person: who asks, and when and where the event is. */
  async #askedBy(team: NamedTeam, by: Caller, language: Language = "en") {
    return { ...factsOf(team), by: named(by), ...(await this.calendars.heldAt(team.event, language)) };
  }

  async #placeGivenUp(
    tx: Tx,
    kind: "MEMBER_LEFT" | "MEMBER_DECLINED",
    team: TeamRecord,
    person: NamedPerson,
  ): Promise<void> {
    const to = { leader: await this.recipients.of([team.leader]) };
    const facts = { ...factsOf(team), by: named(person), mayFill: mayFillPlace(team, new Date()) };
    await this.notifications.notify(tx, kind, { to, facts, teamId: team.id });
  }

  async #toLeader(
    tx: Tx,
    kind: LeaderNews,
    team: NamedTeam,
    leader: Person,
    by: NamedPerson | string,
  ): Promise<void> {
    const to = { leader: await this.recipients.of([leader]) };
    await this.notifications.notify(tx, kind, { to, facts: { ...factsOf(team), by }, teamId: team.id });
  }
}
