import { ALWAYS_CONFIRMED } from "../../../kernel/testing/always-confirmed.js";
import { DATA_MODEL } from "../../../app/data-model.js";
import { EVENT_SEEDS } from "../../../app/seed/event-seeds.js";
import { AccessTokens } from "../../../kernel/auth/access-token.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/execute.js";
import { newId } from "../../../kernel/db/ids.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { Outbox } from "../../../kernel/mail/outbox.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import { AccountRepository } from "../../accounts/account.repository.js";
import { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import { SessionRepository } from "../../accounts/session.repository.js";
import { SessionService } from "../../accounts/session.service.js";
import { Event } from "../../events/event.entity.js";
import { newEvent } from "../../events/new-event.js";
import { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { EventRepository } from "../../events/event.repository.js";
import { EventService } from "../../events/event.service.js";
import { createNotificationServices } from "../../notifications/notifications.module.js";
import { ConsentService } from "../consent.service.js";
import { CreateTeamService } from "../create-team.service.js";
import { HandleLookUp } from "../../codeforces/handle-look-up.service.js";
import { HandleService } from "../handle.service.js";
import { InvitationDeclines } from "../invitations/invitation-declines.js";
import { InvitationLinkRepository } from "../invitations/invitation-link.repository.js";
import { createInvitationServices } from "../invitations/invitations.module.js";
import { TeamJoins } from "../invitations/team-joins.js";
import { ListingEnds } from "../listings/listing-ends.js";
import { ListingRepository } from "../listings/listing.repository.js";
import { createListingServices } from "../listings/listings.module.js";
import { StrangerMails } from "../stranger-mails.js";
import { TeamInvitationRepository } from "../invitations/team-invitation.repository.js";
import { LeadershipService } from "../leadership.service.js";
import { MemberRecordRepository } from "../member-record.repository.js";
import { MemberRecordService } from "../member-record.service.js";
import { MembershipService } from "../membership.service.js";
import { RosterService } from "../roster.service.js";
import { TeamChanges } from "../team-changes.js";
import { TeamMemberRepository } from "../team-member.repository.js";
import { ReminderRepository } from "../reminders/reminder.repository.js";
import { ReminderService } from "../reminders/reminder.service.js";
import { TeamNotices } from "../team-notices.js";
import { TeamRecipientsService } from "../team-recipients.service.js";
import { TeamReadRepository } from "../team-read.repository.js";
import { newTeamReference } from "../team-reference.js";
import { TeamRepository } from "../team.repository.js";
import { TeamService } from "../team.service.js";
import type { TeamView } from "../team.types.js";

const SECRET = "a secret for tests of many characters";
export const PUBLIC_URL = "https://club.example";

/** What a test replaces to show that the rest does not hold without it. */
export interface FixtureParts {
  readonly teams?: TeamRepository;
  readonly members?: TeamMemberRepository;
  readonly invitations?: TeamInvitationRepository;
  readonly limiter?: RateLimiter;
  readonly reads?: (db: Database) => TeamReadRepository;
  readonly codeforces?: Pick<HandleLookUp, "find">;
  readonly newReference?: (eventTitle: string) => string;
}

/** The module's services over a database. */
export function teamServices(db: Database, parts: FixtureParts = {}) {
  const accounts = new AccountService(new AccountRepository(db));
  const sessions = new SessionService(db, new SessionRepository(db), new AccessTokens(SECRET));
  const events = new EventService(new EventRepository(db));
  const outbox = new Outbox(SECRET);
  const teams = parts.teams ?? new TeamRepository(db);
  const members = parts.members ?? new TeamMemberRepository(db);
  const records = new MemberRecordRepository(db);
  const limiter = new RateLimiter(null, false);
  const reads = parts.reads?.(db) ?? new TeamReadRepository(db);
  const changes = new TeamChanges(db, reads);
  const newReference = parts.newReference ?? newTeamReference;
  const { notifications } = createNotificationServices({ db, outbox, publicUrl: PUBLIC_URL });
  const recipients = new TeamRecipientsService(members, accounts);
  const notices = new TeamNotices(
    notifications,
    recipients,
    accounts,
    new EventCalendarService(events, PUBLIC_URL, "CDC"),
  );
  const invited = parts.invitations ?? new TeamInvitationRepository(db);
  const listings = new ListingRepository(db);
  const declines = new InvitationDeclines(invited, new ListingEnds(listings), reads, notices);
  const consent = new ConsentService(changes, teams, members, accounts, notices, declines);
  const memberships = new MembershipService(teams, members, records, reads, accounts, notices);
  accounts.followedBy([memberships, { removing: (tx, account) => invited.forget(tx, account) }]);
  const links = new InvitationLinkRepository(db);
  const codeforces = parts.codeforces ?? new HandleLookUp("");
  const joins = new TeamJoins(members, accounts, consent);
  const counted = parts.limiter ?? limiter;
  const strangers = new StrangerMails(accounts, counted);
  const stored = { db, links, invitations: invited, listings, changes, reads, teams };
  const sent = { joins, strangers, notices, limiter: counted, codeforces, publicUrl: PUBLIC_URL };
  const own = { ...stored, ...sent, accounts, consent, declines };
  return {
    ...createInvitationServices({ ...own, secret: SECRET }),
    ...createListingServices({ ...own, events }),
    accounts,
    consent,
    sessions,
    outbox,
    creation: new CreateTeamService(
      db,
      teams,
      members,
      reads,
      accounts,
      sessions,
      events,
      consent,
      notices,
      codeforces,
      newReference,
    ),
    roster: new RosterService(changes, teams, members, accounts, consent, links, notices, limiter),
    leadership: new LeadershipService(changes, teams, members, accounts, ALWAYS_CONFIRMED, notices),
    handles: new HandleService(changes, members, accounts, codeforces),
    memberships,
    records: new MemberRecordService(changes, teams, members, records, accounts, notices, limiter),
    queries: new TeamService(reads, teams),
    notifications,
    reminders: new ReminderService({
      db,
      reads,
      reminders: new ReminderRepository(),
      recipients,
      events,
      notifications,
    }),
  };
}

/** A migrated database with one current event, and people to form teams. */
export class TeamFixture {
  readonly services;
  readonly eventId = newId();
  #people = 0;
  #statements: string[];

  private constructor(
    readonly db: Database,
    private readonly dispose: () => Promise<void>,
    statements: string[],
  ) {
    this.services = teamServices(db);
    this.#statements = statements;
  }

  static async open(): Promise<TeamFixture> {
    const place = await createMigratedDatabase();
    const statements: string[] = [];
    const db = await openDatabase(place.url, { ...DATA_MODEL, onStatement: (sql) => statements.push(sql) });
    const fixture = new TeamFixture(db, () => place.dispose(), statements);
    await fixture.addEvent({ id: fixture.eventId, slug: "syntaxsiege", title: "Syntax Siege 2025" });
    return fixture;
  }

  async close(): Promise<void> {
    await this.db.close();
    await this.dispose();
  }

  async addEvent(event: Partial<Event>): Promise<void> {
    const [seed] = EVENT_SEEDS;
    if (!seed) throw new Error("no event is shipped");
    const open = newEvent({ ...seed, state: "current", registration: "open", feePaise: 36000 });
    await this.db.inTransaction((tx) => tx.insert(Event, Object.assign(open, { currentSlot: null }, event)));
  }

  /** A new account with a session. */
  async person(account: Partial<Omit<Account, "id">> = {}): Promise<Caller> {
    const n = String(++this.#people);
    const { id: userId, ...created } = await this.db.inTransaction((tx) =>
      this.services.accounts.create(tx, {
        name: `Person ${n}`,
        email: `person${n}@example.org`,
        phone: "9876543210",
        passwordHash: "none",
        role: Role.User,
        college: "Government College",
        universityRollNo: `R${n}`,
        ...account,
      }),
    );
    const { role, name, email } = created;
    const session = { userId, role, grants: [], name, email, epoch: 0 };
    const issued = await this.services.sessions.start(session, "test", () => Promise.resolve(true));
    const caller = issued && (await this.services.sessions.authenticate(issued.login.token));
    if (!caller) throw new Error("no session");
    return caller;
  }

  people(count: number): Promise<Caller[]> {
    return Promise.all(Array.from({ length: count }, () => this.person()));
  }

  admin(): Promise<Caller> {
    return this.person({ role: Role.Superadmin });
  }

  /** A team of a leader and added members, who agreed to be in it; the leader has no mail of that. */
  async team(
    leader: Caller,
    members: readonly Caller[] = [],
    name = `Team of ${leader.name}`,
  ): Promise<TeamView> {
    const { team } = await this.services.creation.create(leader, { name });
    for (const member of members) {
      await this.added(leader, team.id, member);
      await this.services.consent.accept(member, { teamId: team.id });
    }
    await this.run("DELETE FROM outbox_mails WHERE recipient = ?", [leader.email]);
    return (await this.services.queries.teamOf(leader, leader.userId)) ?? team;
  }

  /** Somebody is added to a team, and has said nothing to it yet. */
  async added(leader: Caller, teamId: string, { email }: Caller): Promise<TeamView> {
    return (await this.services.roster.addMember(leader, { teamId, email })).team;
  }

  /** Puts a team's payment into a state. */
  async setPayment(teamId: string, status: TeamView["paymentStatus"]): Promise<void> {
    await this.run("UPDATE teams SET paymentStatus = ? WHERE id = ?", [status, teamId]);
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    return this.db.inTransaction((tx) => execute(tx, sql, parameters));
  }

  rows<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.db.query<Row>(sql, parameters);
  }

  /** How many rows a condition finds. */
  async count(from: string, parameters: readonly unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${from}`, parameters);
    return Number(row?.n);
  }

  /** Statements run since the last call. */
  takeStatements(): string[] {
    return this.#statements.splice(0);
  }

  /** Takes unique indexes away, for the controls: what holds only because of them breaks then. */
  async dropIndexes(table: string, ...names: string[]): Promise<void> {
    const mysql = this.db.dialect === "mysql";
    // MySQL keeps no foreign key without an index that begins with its column.
    if (mysql) await this.run(`CREATE INDEX ix_control ON ${table} (eventId)`);
    for (const name of names) await this.run(`DROP INDEX ${name}${mysql ? ` ON ${table}` : ""}`);
  }
}
