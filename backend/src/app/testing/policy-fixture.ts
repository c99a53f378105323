import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import type { PolicyActor } from "./policy-rows.js";
import { takeSnapshot } from "./snapshot.js";
import { signUpHolder, signUpStudent, TEST_PASSWORD } from "./students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./test-app.js";
import type { TestClient } from "./test-client.js";

/** A person of each kind, a holder of each grant, a team with a leader and a member, and another leader's team. */
export interface PolicyFixture {
  readonly app: TestApp;
  /** The access tokens of the people. Null for a visitor. */
  readonly tokens: Readonly<Record<PolicyActor, string | null>>;
  readonly teamId: string;
  /** The id of the added member's membership. */
  readonly memberId: string;
  readonly memberUserId: string;
  /** Returns a client with the actor's token and no cookies. */
  as(actor: PolicyActor): TestClient;
  /** Undoes all database changes since the fixture was created, except in the outbox and the leases. */
  restore(): Promise<void>;
}

interface TeamReply {
  readonly team: { _id: string; members: { _id: string; memberId: string }[] };
  readonly session: { token: string };
}

/** Creates the fixture over HTTP, as people would. */
export async function createPolicyFixture(): Promise<PolicyFixture> {
  const app = await startTestApp();
  const signedUp = async (name: string): Promise<TestClient> =>
    (await signUpStudent(app, `${name}@example.org`)).client;
  const [teamless, member] = [await signedUp("teamless"), await signedUp("member")];
  const leader = await signedUp("leader");
  const made = await createTeam(leader, "Segfault");
  const added = await leader.post<TeamReply>("/api/eventTeam/add-member", {
    teamId: made.team._id,
    email: "member@example.org",
  });
  await member.post("/api/eventTeam/accept", { teamId: made.team._id });
  const other = await signedUp("other");
  await createTeam(other, "Off by one");
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const holders = {} as Record<Grant, string | null>;
  for (const grant of GRANTS) holders[grant] = (await signUpHolder(app, grant, admin)).client.token;
  const revoked = app.client();
  await revoked.logIn("teamless@example.org", TEST_PASSWORD);
  await revoked.post("/api/auth/logout");
  const tokens = {
    anonymous: null,
    badToken: "not.a.token",
    revoked: revoked.token,
    teamless: teamless.token,
    member: member.token,
    leader: leader.token,
    otherLeader: other.token,
    ...holders,
    superadmin: admin.token,
  };
  const person = added.body.team.members[0];
  return {
    app,
    tokens,
    teamId: made.team._id,
    memberId: person?.memberId ?? "",
    memberUserId: person?._id ?? "",
    as(actor) {
      const client = app.client();
      client.token = tokens[actor];
      return client;
    },
    restore: await takeSnapshot(app.application.services.db),
  };
}

async function createTeam(client: TestClient, name: string): Promise<TeamReply> {
  const { body } = await client.post<TeamReply>("/api/eventTeam/create-team", { name });
  client.token = body.session.token;
  return body;
}
