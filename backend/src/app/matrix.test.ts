import type { GraphQLSchema } from "graphql";
import type { ErrorCode } from "../kernel/contract/catalogue.js";
import type { OpenApiDocument } from "../rest/openapi/document.js";
import { restRoutes, type RestServices } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import {
  ACTORS,
  DENIALS,
  OPERATION_POLICY,
  ROUTE_POLICY,
  type Outcome,
  type PolicyActor,
  type PolicyRow,
} from "./testing/policy.js";
import { createPolicyFixture, type PolicyFixture } from "./testing/policy-fixture.js";
import { sampleOperation, type SampleValues } from "./testing/sample-operation.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

// Resolvers are asked for when an operation runs; here only the types are looked at.
const schema: GraphQLSchema = buildGraphQLSchema({ get: () => undefined });
const ROOTS = [
  ["Query", "query", schema.getQueryType()],
  ["Mutation", "mutation", schema.getMutationType()],
  ["Subscription", "subscription", schema.getSubscriptionType()],
] as const;
const operations = ROOTS.flatMap(([root, kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${root}.${field.name}`, kind, field })),
);
const routes = restRoutes({} as RestServices);

let fixture: PolicyFixture;
let values: SampleValues;
let document: OpenApiDocument;
beforeAll(async () => {
  fixture = await createPolicyFixture();
  values = {
    teamId: fixture.teamId,
    userIds: [fixture.memberUserId],
    memberId: fixture.memberId,
    userId: fixture.memberUserId,
    paymentId: NO_ID,
    mailingId: NO_ID,
    sendKey: NO_ID,
    audienceKey: "0".repeat(64),
    subject: "Some Subject",
    text: "Some Text",
    id: NO_ID,
    ids: [NO_ID],
    slug: "syntaxsiege",
    eventId: NO_ID,
    title: "Some Event",
    summary: "",
    description: "",
    image: "events/some.svg",
    schedule: "",
    venue: "",
    fee: 0,
    maxTeamSize: 3,
    firstDay: "2027-01-01",
    lastDay: "2027-01-02",
    qualifyingRank: 1,
    key: "2018-22",
    name: "Some Name",
    firstName: "Asha",
    lastName: "Rao",
    email: "somebody@example.org",
    newEmail: "somebody@example.org",
    phone: "9876543210",
    message: "Hello",
    password: "not the password",
    currentPassword: "not the password",
    newPassword: "a new long password",
    otp: "000000",
    code: "000000",
    ticket: "not a ticket",
    setup: "not a setup",
    passkey: "{}",
    secondFactorCompulsory: false,
    codeforcesHandle: "tourist",
    universityRollNo: "R-1",
    transactionId: "UTR12345678",
    role: "USER",
    grants: [],
    stamp: "0123456789abcdef0123456789abcdef",
    publicationId: NO_ID,
    csv: "Date,Narration,Amount\n01/03/2025,Some transfer,360",
    batchId: NO_ID,
    rowCount: 1,
  };
  document = (await fixture.app.client().get<OpenApiDocument>("/api/openapi.json")).body;
});
afterAll(() => fixture.app.close());

test("every operation and every route has its row, and no row is left over", () => {
  expect(Object.keys(OPERATION_POLICY).sort()).toEqual(operations.map(({ name }) => name).sort());
  expect(Object.keys(ROUTE_POLICY).sort()).toEqual(routes.map(routeName).sort());
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    test.each(ACTORS)("%s", async (actor) => {
      const body = sampleOperation(operation.kind, operation.field, values);
      const code = await judged(actor, async (client) =>
        operation.kind === "subscription" ? firstOfStream(client, body) : graphqlCode(client, body),
      );
      expect(code).toBe(expected(OPERATION_POLICY[name], name, actor));
    });
  },
);

describe.each(routes.map((row) => [routeName(row), row] as const))("%s", (name, row) => {
  test.each(ACTORS)("%s", async (actor) => {
    const path = `/api${row.path}`;
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[row.method.toLowerCase()];
    const example = operation?.requestBody?.content["application/json"].example;
    // A membership where the path says member, else the team or nothing that exists.
    const id = row.path.includes("members") ? fixture.memberId : NO_ID;
    const known: SampleValues = { ...values, id, role: "User", email: "member@example.org" };
    const address = path.replace(/:(\w+)/g, (_all, parameter: string) => String(known[parameter]));
    const body =
      example &&
      Object.fromEntries(Object.keys(example).map((field) => [field, known[field] ?? example[field]]));
    const mine = name === "POST /eventTeam/get-team" || row.method === "PUT" ? {} : body;
    const code = await judged(actor, async (client) => {
      const reply = await client.send(row.method, address, row.method === "GET" ? undefined : (mine ?? {}));
      return (reply.body["code"] as ErrorCode | undefined) ?? null;
    });
    expect(code).toBe(expected(ROUTE_POLICY[name], name, actor));
  });
});

function routeName({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function expected(row: PolicyRow | undefined, name: string, actor: PolicyActor): Outcome {
  if (!row) throw new Error(`${name} has no row in app/testing/policy.ts`);
  return row[actor];
}

/** Asks as somebody, then puts everything back. Every refusal that is not for who asks counts as allowed. */
async function judged(
  actor: PolicyActor,
  ask: (client: TestClient) => Promise<string | null>,
): Promise<string> {
  const code = await ask(fixture.as(actor));
  await fixture.restore();
  if (code === "INTERNAL" || code === "GRAPHQL_VALIDATION_FAILED") return code;
  return code !== null && DENIALS.some((denial) => denial === code) ? code : "allowed";
}

async function graphqlCode(
  client: TestClient,
  { query, variables }: { query: string; variables: Record<string, unknown> },
): Promise<string | null> {
  return (await client.graphql(query, variables)).errors?.[0]?.extensions.code ?? null;
}

/** The code that a stream is refused with, at its opening or by its first event. */
async function firstOfStream(client: TestClient, body: object): Promise<string | null> {
  const stop = new AbortController();
  const reply = await fetch(`${client.url}/graphql/stream`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
    },
    body: JSON.stringify(body),
    signal: stop.signal,
  });
  if (!reply.ok) return ((await reply.json()) as GraphQLReply).errors?.[0]?.extensions.code ?? "no code";
  const reader = reply.body?.getReader();
  let seen = "";
  while (reader && !/^data: ?\{/m.test(seen)) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += Buffer.from(value).toString();
  }
  stop.abort();
  return /"code":"(\w+)"/.exec(seen)?.[1] ?? null;
}
