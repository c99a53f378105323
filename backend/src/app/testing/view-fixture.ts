import type { Database } from "../../kernel/db/database.js";
import { change } from "./mutations.js";
import { createPolicyFixture, type PolicyFixture } from "./policy-fixture.js";
import { TEST_ADMIN } from "./test-app.js";
import type { TestClient } from "./test-client.js";

export const VIEW_REASON = "She cannot find her team's payment";

/** An open student view, with a client that has the view's token and no cookies. */
interface StartedView {
  readonly viewId: string;
  readonly endsAt: string;
  readonly client: TestClient;
}

/** An audit log entry about a student view. */
export interface ViewEntry {
  readonly action: string;
  readonly actorName: string;
  readonly targetId: string;
  readonly details: string;
}

/** People of each kind, and a Superadmin who starts student views of them. */
export class ViewFixture {
  readonly #people: PolicyFixture;
  /** The Superadmin, who logs in again for each test. */
  admin: TestClient;

  private constructor(
    people: PolicyFixture,
    readonly leaderId: string,
  ) {
    this.#people = people;
    this.admin = people.app.client();
  }

  static async create(): Promise<ViewFixture> {
    const people = await createPolicyFixture();
    return new ViewFixture(people, await idOf(people.app.application.services.db, "leader@example.org"));
  }

  get people(): PolicyFixture {
    return this.#people;
  }

  get db(): Database {
    return this.#people.app.application.services.db;
  }

  idOf(email: string): Promise<string> {
    return idOf(this.db, email);
  }

  async logInAdmin(): Promise<TestClient> {
    const client = this.#people.app.client();
    await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    return client;
  }

  /**
   * Starts a student view, by default of the leader.
   * @throws Error with the error code if the server refuses the view
   */
  async start(userId = this.leaderId): Promise<StartedView> {
    const input = { userId, reason: VIEW_REASON };
    const reply = await change(
      this.admin,
      "startStudentView",
      input,
      "viewId endsAt session { token email }",
    );
    if (reply.error) throw new Error(reply.error.extensions.code);
    const { viewId, endsAt } = reply as unknown as Pick<StartedView, "viewId" | "endsAt">;
    const client = this.#people.app.client();
    client.token = reply.session?.token ?? null;
    return { viewId, endsAt, client };
  }

  /** Returns all rows of the database, except for tables that change at any time. */
  async everything(): Promise<Record<string, unknown>> {
    // Recent activity is written with a delay. Writes the activity from the test's setup now, so that it is not written
    // during the test and mistaken for a change.
    await this.#people.app.application.services.activities.flush();
    const tables = this.db.write.entityMetadatas
      .map(({ tableName }) => tableName)
      .filter((name) => !["outbox_mails", "leases"].includes(name));
    const held: Record<string, unknown> = {};
    for (const table of tables) held[table] = await this.db.query(`SELECT * FROM ${table}`);
    return held;
  }

  /** Returns the audit log's entries about student views, newest first. */
  async log(): Promise<ViewEntry[]> {
    const { data } = await this.admin.graphql(
      "{ auditEntries(first: 20) { edges { node { action actorName targetId targetName details } } } }",
    );
    const { edges } = data?.["auditEntries"] as { edges: { node: ViewEntry }[] };
    return edges.map(({ node }) => node).filter(({ action }) => action.startsWith("user.view"));
  }

  /** Sets a column of the session in which the Superadmin started the view. */
  async setSession(column: string, value: unknown): Promise<void> {
    await this.db.inTransaction((tx) =>
      tx.query(`UPDATE sessions SET ${column} = ? WHERE viewId IS NOT NULL`, [value]),
    );
  }
}

/** Returns the account that a client's token belongs to, or null. */
export async function viewerOf(client: TestClient): Promise<unknown> {
  return (await client.graphql("{ viewer { email role grants } }")).data?.["viewer"];
}

async function idOf(db: Database, email: string): Promise<string> {
  const [row] = await db.query<{ id: string }>("SELECT id FROM users WHERE email = ?", [email]);
  return row?.id ?? "";
}
