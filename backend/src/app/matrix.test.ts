import type { GraphQLSchema } from "graphql";
import type { ErrorCode } from "../kernel/contract/catalogue.js";
import type { OpenApiDocument } from "../rest/openapi/document.js";
import type { Route } from "../rest/route.js";
import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { OPERATION_POLICY, ROUTE_POLICY } from "./testing/policy.js";
import { ACTORS, DENIALS, type PolicyActor, type PolicyRow } from "./testing/policy-rows.js";
import { oneOfEachKind, tellingActors } from "./testing/policy-kinds.js";
import { createPolicyFixture, type PolicyFixture } from "./testing/policy-fixture.js";
import { sampleValues } from "./testing/sample-values.js";
import { sampleOperation, type SampleValues } from "./testing/sample-operation.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

// The container provides no resolvers, because resolvers are created only when an operation runs. This test reads only
// the types.
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

/** A GraphQL operation or REST route, with a function that calls it. */
interface Asked {
  readonly name: string;
  readonly row: PolicyRow | undefined;
  readonly mayChange: boolean;
  /** Returns the error code of the refusal, or null. */
  ask(client: TestClient): Promise<string | null>;
}

let fixture: PolicyFixture;
let values: SampleValues;
let document: OpenApiDocument;
beforeAll(async () => {
  fixture = await createPolicyFixture();
  values = sampleValues(fixture, NO_ID);
  document = (await fixture.app.client().get<OpenApiDocument>("/api/openapi.json")).body;
});
afterAll(() => fixture.app.close());

test("every operation and every route has its row, and there are no other rows", () => {
  expect(Object.keys(OPERATION_POLICY).sort()).toEqual(operations.map(({ name }) => name).sort());
  expect(Object.keys(ROUTE_POLICY).sort()).toEqual(routes.map(routeName).sort());
});

const ASKED: readonly Asked[] = [
  ...operations.map(({ name, kind, field }) => ({
    name,
    row: OPERATION_POLICY[name],
    mayChange: kind === "mutation",
    ask(client: TestClient) {
      const body = sampleOperation(kind, field, values);
      return kind === "subscription" ? firstOfStream(client, body) : graphqlCode(client, body);
    },
  })),
  ...routes.map((route) => ({
    name: routeName(route),
    row: ROUTE_POLICY[routeName(route)],
    mayChange: route.method !== "GET",
    ask: (client: TestClient) => routeCode(client, route),
  })),
];

const SAMPLES = new Set([...oneOfEachKind(OPERATION_POLICY), ...oneOfEachKind(ROUTE_POLICY)]);

describe.each(ASKED.filter(({ name }) => SAMPLES.has(name)))("one of its kind: $name", (callable) => {
  test.each(ACTORS)("%s", async (actor) => {
    expect(await judged(actor, callable)).toBe(rowOf(callable)[actor]);
  });
});

test.each(ASKED)("$name", async (callable) => {
  const row = rowOf(callable);
  const actors = tellingActors(row);
  const outcomes: [PolicyActor, string][] = [];
  for (const actor of actors) outcomes.push([actor, await judged(actor, callable)]);
  expect(outcomes).toEqual(actors.map((actor) => [actor, row[actor]]));
});

function routeName({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function rowOf({ name, row }: Asked): PolicyRow {
  if (!row) throw new Error(`${name} has no row in app/testing/policy.ts`);
  return row;
}

/**
 * Calls an operation as this actor. Returns the error code if the operation refuses the actor (`DENIALS`), fails
 * internally or is invalid. Otherwise returns "allowed", even after another error, because that error does not depend
 * on the caller. After a call that may change data, restores the data, unless the actor was refused.
 */
async function judged(actor: PolicyActor, { ask, mayChange }: Asked): Promise<string> {
  const code = await ask(fixture.as(actor));
  if (code !== null && DENIALS.some((denial) => denial === code)) return code;
  if (mayChange) await fixture.restore();
  return code === "INTERNAL" || code === "GRAPHQL_VALIDATION_FAILED" ? code : "allowed";
}

async function routeCode(client: TestClient, { method, path: template }: Route): Promise<string | null> {
  const path = `/api${template}`;
  const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  const example = operation?.requestBody?.content["application/json"]?.example;
  // A member's id if the path is about members, otherwise an id that does not exist.
  const id = template.includes("members") ? fixture.memberId : NO_ID;
  const known: SampleValues = { ...values, id, role: "User", email: "member@example.org" };
  const address = path.replace(/:(\w+)/g, (_all, parameter: string) => String(known[parameter]));
  const body =
    example &&
    Object.fromEntries(Object.keys(example).map((field) => [field, known[field] ?? example[field]]));
  const mine = template === "/eventTeam/get-team" || method === "PUT" ? {} : body;
  const reply = await client.send(method, address, method === "GET" ? undefined : (mine ?? {}));
  return (reply.body["code"] as ErrorCode | undefined) ?? null;
}

async function graphqlCode(
  client: TestClient,
  { query, variables }: { query: string; variables: Record<string, unknown> },
): Promise<string | null> {
  return (await client.graphql(query, variables)).errors?.[0]?.extensions.code ?? null;
}

/** Returns the error code with which a stream is refused, at its opening or in its first event. */
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
