import { signUpStudent, TEST_PASSWORD, type TestStudent } from "../../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../../app/testing/test-app.js";
import type { TestClient } from "../../../../app/testing/test-client.js";

/** The reply to `restoreFromBin`. */
export interface Restorations {
  readonly restored: string[];
  readonly blocked: { name: string; obstacles: string[]; mayPartly: boolean }[];
}

const TYPES: Readonly<Record<string, string>> = { id: "ID!", ids: "[ID!]!", email: "String!", tx: "String!" };

/** A site with a Superadmin who deletes and restores accounts and teams. */
export class BinFixture {
  private constructor(
    readonly app: TestApp,
    readonly admin: TestClient,
  ) {}

  static async open(): Promise<BinFixture> {
    const app = await startTestApp();
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    return new BinFixture(app, admin);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  person(name: string): Promise<TestStudent> {
    return signUpStudent(this.app, `${name.toLowerCase()}@example.org`, { name: `${name} Rao` });
  }

  write(sql: string, parameters: unknown[] = []): Promise<unknown> {
    return this.app.application.services.db.inTransaction((tx) => tx.query(sql, parameters));
  }

  /** Creates a team whose members have all agreed. Returns the team's id. */
  async teamOf(name: string, leader: TestStudent, ...members: TestStudent[]): Promise<string> {
    const { body } = await leader.client.post<{ team: { _id: string }; session?: { token: string } }>(
      "/api/eventTeam/create-team",
      { name },
    );
    leader.client.token = body.session?.token ?? leader.client.token;
    const id = body.team._id;
    for (const { email, client } of members) {
      await this.run(leader.client, "addMember(input: {teamId: $id, email: $email}) { message }", {
        id,
        email,
      });
      await this.run(client, "acceptMembership(input: {teamId: $id}) { message }", { id });
    }
    return id;
  }

  /**
   * Runs a mutation and returns its reply.
   * @throws Error with the code of the mutation's error
   */
  async run(client: TestClient, field: string, values: Record<string, unknown> = {}): Promise<unknown> {
    const used = Object.keys(values).map((name) => `$${name}: ${TYPES[name] ?? "Boolean!"}`);
    const { data, errors } = await client.graphql(
      `mutation ${used.length > 0 ? `(${used.join(", ")})` : ""} { ${field} }`,
      values,
    );
    if (errors) throw new Error(`${field}: ${errors[0]?.extensions.code ?? ""} ${errors[0]?.message ?? ""}`);
    return Object.values(data ?? {})[0];
  }

  deleteUsers(...ids: string[]): Promise<unknown> {
    return this.run(this.admin, "deleteUsers(input: {ids: $ids}) { deleted }", { ids });
  }

  deleteTeams(...ids: string[]): Promise<unknown> {
    return this.run(this.admin, "deleteTeams(input: {ids: $ids}) { deleted }", { ids });
  }

  restore(ids: string[], partly = false): Promise<Restorations> {
    const reply = "restored blocked { name obstacles mayPartly }";
    const field = `restoreFromBin(input: {ids: $ids, partly: $partly}) { ${reply} }`;
    return this.run(this.admin, field, { ids, partly }) as Promise<Restorations>;
  }

  async signsIn({ email }: TestStudent): Promise<number> {
    return (await this.app.client().post("/api/auth/login", { email, password: TEST_PASSWORD })).status;
  }
}
