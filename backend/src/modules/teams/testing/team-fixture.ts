import { DATA_MODEL } from "../../../app/data-model.js";
import { EVENT_SEEDS } from "../../../app/seed/event-seeds.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { newId } from "../../../kernel/db/ids.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { Account } from "../../accounts/contract/account.js";
import { Event } from "../../events/event.entity.js";
import { newEvent } from "../../events/event-data.js";
import type { TeamView } from "../team.types.js";

import { teamServices } from "./team-services.js";

/** A migrated database with one current event, and people who form teams. */
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

  /** Creates an account with a session. */
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
    const issued = await this.services.sessions.start(session, { userAgent: "test", language: "en" }, () =>
      Promise.resolve(true),
    );
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

  /**
   * Creates a team with a leader and added members, who agree to be in it. Deletes the leader's mails about these
   * steps.
   */
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

  /** Adds a person to a team. The person has not agreed to be in it yet. */
  async added(leader: Caller, teamId: string, { email }: Caller): Promise<TeamView> {
    return (await this.services.roster.addMember(leader, { teamId, email })).team;
  }

  async setPayment(teamId: string, status: TeamView["paymentStatus"]): Promise<void> {
    await this.run("UPDATE teams SET paymentStatus = ? WHERE id = ?", [status, teamId]);
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    return this.db.inTransaction((tx) => execute(tx, sql, parameters));
  }

  rows<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.db.query<Row>(sql, parameters);
  }

  /** Returns the number of rows that match a condition. */
  async count(from: string, parameters: readonly unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${from}`, parameters);
    return Number(row?.n);
  }

  /** Returns the statements run since the last call. */
  takeStatements(): string[] {
    return this.#statements.splice(0);
  }

  /** Drops unique indexes, so that a test can show the errors that they prevent. */
  async dropIndexes(table: string, ...names: string[]): Promise<void> {
    const mysql = this.db.dialect === "mysql";
    // For each foreign key, MySQL requires an index that begins with the key's column.
    if (mysql) await this.run(`CREATE INDEX ix_control ON ${table} (eventId)`);
    for (const name of names) await this.run(`DROP INDEX ${name}${mysql ? ` ON ${table}` : ""}`);
  }
}
