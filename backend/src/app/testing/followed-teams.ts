import { signUpStudent } from "./students.js";
import type { TestApp } from "./test-app.js";
import type { GraphQLReply, TestClient } from "./test-client.js";

/** A team for tests that follow its changes. */
export interface TestTeam {
  readonly id: string;
  readonly name: string;
  readonly leader: TestClient;
}

/** Runs an operation that must succeed. */
export async function done(client: TestClient, query: string, variables: object = {}): Promise<GraphQLReply> {
  const reply = await client.graphql(query, { ...variables });
  expect(reply.errors).toBeUndefined();
  return reply;
}

/** Creates a team of one person, the leader `leader<number>@example.org`. */
export async function followedTeam(app: TestApp, number: number): Promise<TestTeam> {
  const name = `Followed ${String(number)}`;
  const { client, email } = await signUpStudent(app, `leader${String(number)}@example.org`);
  const reply = await done(
    client,
    "mutation ($name: String!) { createTeam(input: {name: $name}) { team { id } } }",
    { name },
  );
  await client.logIn(email, "a long enough password");
  const { createTeam } = reply.data as { createTeam: { team: { id: string } } };
  return { id: createTeam.team.id, name, leader: client };
}

/** Adds a person with an account to a team. The person still has to accept. */
export function add({ id, leader }: TestTeam, email: string): Promise<GraphQLReply> {
  return done(
    leader,
    "mutation ($id: ID!, $email: String!) { addMember(input: {teamId: $id, email: $email}) { message } }",
    { id, email },
  );
}

/** Reports a team's payment. The reply may be a refusal. */
export function report({ id, leader }: TestTeam, tx: string): Promise<GraphQLReply> {
  return leader.graphql(
    "mutation ($id: ID!, $tx: String!) { reportPayment(input: {teamId: $id, transactionId: $tx}) { message } }",
    { id, tx },
  );
}
