import { DATA_MODEL } from "../../../app/data-model.js";
import { seedEvents } from "../../../app/seed/seed-events.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import type { Language } from "../../../kernel/languages/language.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { Outbox } from "../../../kernel/mail/outbox.js";
import { OutboxRepository } from "../../../kernel/mail/outbox.repository.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import { AccountRepository } from "../../accounts/account.repository.js";
import { AccountService } from "../../accounts/account.service.js";
import { newUser } from "../../accounts/new-user.js";
import { User } from "../../accounts/user.entity.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { EventRepository } from "../../events/event.repository.js";
import { EventService } from "../../events/event.service.js";
import { teamNameKey } from "../../teams/contract/team-name.js";
import { TeamMember } from "../../teams/team-member.entity.js";
import { createNotificationServices } from "../../notifications/notifications.module.js";
import { TeamNotices } from "../../teams/notices/team-notices.js";
import { TeamRecipientsService } from "../../teams/notices/team-recipients.service.js";
import type { ConsentService } from "../../teams/changes/consent.service.js";
import { RosterService } from "../../teams/changes/roster.service.js";
import { consentOver } from "../../teams/testing/consent-over.js";
import { InvitationLinkRepository } from "../../teams/invitations/invitation-link.repository.js";
import { TeamChanges } from "../../teams/team-changes.js";
import { TeamMemberRepository } from "../../teams/members/team-member.repository.js";
import { TeamReadRepository } from "../../teams/reads/team-read.repository.js";
import { Team } from "../../teams/team.entity.js";
import { TeamRepository } from "../../teams/team.repository.js";
import { createPlaceServices } from "../../teams/places/places.module.js";
import { TeamService } from "../../teams/team.service.js";
import type { PaymentDecision } from "../contract/decide-payment.input.js";
import type { DecidePaymentService } from "../decisions/decide-payment.service.js";
import type { PaymentConfig } from "../instructions/payment-instructions.js";
import { TEST_ACCOUNT } from "./test-account.js";
import type { NotifyClub } from "../notices/payment-notices.js";
import type { PaymentService } from "../payment.service.js";
import type { PaymentPayload, ReportedPaymentPayload } from "../payment.types.js";
import { createPaymentServices } from "../payments.module.js";
import { PlacedMoneyRepository } from "../../statements/allocation/placed-money.repository.js";
import type { ReportPaymentService } from "../reports/report-payment.service.js";

const TEST_CONFIG: PaymentConfig = {
  account: () => TEST_ACCOUNT,
  publicUrl: "https://club.example",
  decisionMailDelayMs: 120_000,
};

export const TEST_SECRET = "a secret for tests";
export const TEST_CLUB = "club@example.org";

export interface TestTeam {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly leader: Caller;
}

/** The payments module with a test database. */
export class PaymentFixture {
  readonly accounts: AccountService;
  readonly events: EventService;
  readonly teams: TeamService;
  readonly rosters: RosterService;
  readonly consent: ConsentService;
  readonly places;
  readonly reads: PaymentService;
  readonly services: ReturnType<typeof createPaymentServices>;
  readonly reports: ReportPaymentService;
  readonly decisions: DecidePaymentService;
  readonly outbox = new Outbox(TEST_SECRET);
  readonly notifyClub: NotifyClub = (tx, { subject, body }) =>
    this.outbox.enqueue(tx, { to: TEST_CLUB, subject, body });
  admin!: Caller;
  event!: EventRecord;
  #people = 0;
  #made = 0;

  private constructor(
    readonly db: Database,
    readonly statements: string[],
    readonly close: () => Promise<void>,
  ) {
    this.accounts = new AccountService(new AccountRepository(db));
    this.events = new EventService(new EventRepository(db));
    const [teams, teamReads] = [new TeamRepository(db), new TeamReadRepository(db)];
    const members = new TeamMemberRepository(db);
    const changes = new TeamChanges(db, teamReads);
    const sends = { outbox: this.outbox, publicUrl: TEST_CONFIG.publicUrl };
    const { notifications } = createNotificationServices({ db, ...sends });
    const calendars = new EventCalendarService(this.events, sends.publicUrl, () => "CDC");
    const recipients = new TeamRecipientsService(members, this.accounts);
    const reads = teamReads;
    this.places = createPlaceServices({
      ...{ db, reads, recipients, notifications, events: this.events, eventCalendars: calendars },
    });
    this.teams = new TeamService(teamReads, teams, this.places.placePayments);
    const teamNotices = new TeamNotices(notifications, recipients, this.accounts, calendars, reads);
    this.consent = consentOver(db, this.accounts, teamNotices);
    this.rosters = new RosterService(
      changes,
      teams,
      members,
      this.accounts,
      this.consent,
      new InvitationLinkRepository(db),
      teamNotices,
      new RateLimiter(null, false),
    );
    this.services = createPaymentServices({
      ...{ config: TEST_CONFIG, clubName: () => "CDC" },
      secret: TEST_SECRET,
      ...{ db, events: this.events, notifications },
      teamRecipients: recipients,
      limiter: new RateLimiter(null, true),
      teams: this.teams,
      ...{ notifyClub: this.notifyClub, placed: new PlacedMoneyRepository(db) },
      visits: () => Promise.resolve(new Map()),
    });
    this.reads = this.services.payments;
    this.reports = this.services.paymentReports;
    this.decisions = this.services.paymentDecisions;
  }

  static async open(): Promise<PaymentFixture> {
    const place = await createMigratedDatabase();
    const statements: string[] = [];
    const db = await openDatabase(place.url, { ...DATA_MODEL, onStatement: (sql) => statements.push(sql) });
    await seedEvents(db);
    const fixture = new PaymentFixture(db, statements, async () => {
      await db.close();
      await place.dispose();
    });
    fixture.admin = await fixture.person(Role.Superadmin);
    fixture.event = await fixture.events.requireNamed(null);
    return fixture;
  }

  /** Creates an account and returns it as a caller. */
  async person(role: Role = Role.User): Promise<Caller> {
    const number = String(++this.#people);
    const user = newUser({
      name: `Person ${number}`,
      email: `person${number}@example.org`,
      passwordHash: "none",
      role,
    });
    await this.db.inTransaction((tx) => tx.insert(User, user));
    return { userId: user.id, sessionId: newId(), role, grants: [], name: user.name, email: user.email };
  }

  /** Creates a team with a new leader and these members in the current event. */
  async team(name: string, ...members: readonly Caller[]): Promise<TestTeam> {
    const leader = await this.person(Role.TeamLeader);
    const now = new Date();
    const team: Team = {
      id: newId(),
      eventId: this.event.id,
      name,
      nameKey: teamNameKey(name),
      leaderId: leader.userId,
      memberCount: 1 + members.length,
      ranking: null,
      paymentStatus: "incomplete",
      // References are not random, because two of the hundred teams in a race could get the same reference. The number
      // is multiplied, because consecutive references would look too similar.
      reference: `SS-${((++this.#made * 7_368_787) % 2 ** 24).toString(16).padStart(6, "0")}`,
      createdAt: now,
      updatedAt: now,
    };
    await this.db.inTransaction(async (tx) => {
      await tx.insert(Team, team);
      for (const person of [leader, ...members]) await tx.insert(TeamMember, memberRow(team, person));
    });
    return { id: team.id, name, reference: team.reference, leader };
  }

  /** Adds a person to a team without checking any rules. */
  async join(team: TestTeam, person: Caller): Promise<void> {
    const row = { id: team.id, eventId: this.event.id, leaderId: team.leader.userId };
    await this.db.inTransaction((tx) => tx.insert(TeamMember, memberRow(row, person)));
  }

  report(team: TestTeam, transactionId: string): Promise<PaymentPayload> {
    return this.reports.report(team.leader, { teamId: team.id, transactionId });
  }

  correct(team: TestTeam, transactionId: string): Promise<PaymentPayload> {
    return this.reports.correct(team.leader, { teamId: team.id, transactionId });
  }

  withdraw(team: TestTeam): Promise<PaymentPayload> {
    return this.reports.withdraw(team.leader, { teamId: team.id });
  }

  async decide(team: TestTeam, decision: PaymentDecision, reason?: string): Promise<ReportedPaymentPayload> {
    const paymentId = await this.paymentId(team);
    return this.decisions.decide(this.admin, {
      paymentId,
      decision,
      ...(reason === undefined ? {} : { reason }),
    });
  }

  async paymentId(team: TestTeam): Promise<string> {
    const payment = (await this.reads.reported(this.admin)).find(({ teamId }) => teamId === team.id);
    if (!payment) throw new Error(`${team.name} reported no payment`);
    return payment.id;
  }

  /** Runs one SQL statement and returns the number of affected rows. */
  execute(sql: string, ...parameters: readonly unknown[]): Promise<number> {
    return this.db.inTransaction((tx) => execute(tx, sql, parameters));
  }

  /** Returns the mails to an address, newest first, with their texts in the given language. */
  async mails(to: string, language: Language = "en"): Promise<{ subject: string; text: string }[]> {
    const mails = (await new OutboxRepository(this.db).newest(1000)).filter((mail) => mail.recipient === to);
    return mails.map(({ subject, sealedBody }) => ({
      subject,
      text: this.outbox.open({ subject, sealedBody }, language).text,
    }));
  }
}

function memberRow(team: Pick<Team, "id" | "eventId" | "leaderId">, person: Caller): TeamMember {
  const now = new Date();
  return {
    id: newId(),
    teamId: team.id,
    eventId: team.eventId,
    userId: person.userId,
    isLeader: person.userId === team.leaderId ? 1 : 0,
    name: person.name,
    email: person.email,
    phone: null,
    college: null,
    universityRollNo: null,
    identityKey: null,
    codeforcesHandle: null,
    handleKey: null,
    ...{ confirmedAt: now, createdAt: now, updatedAt: now },
  };
}
