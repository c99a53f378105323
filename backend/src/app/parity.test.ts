import { type GraphQLField, getNamedType, isLeafType, isObjectType } from "graphql";
import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { GRAPHQL_ONLY } from "./testing/graphql-only.js";
import type { ParityIds, Scenario } from "./testing/parity-scenario.js";
import { SCENARIOS } from "./testing/parity-scenarios.js";
import { createPolicyFixture, type PolicyFixture } from "./testing/policy-fixture.js";

/** Routes without a GraphQL counterpart, each with the reason. */
const REST_ONLY: Readonly<Record<string, string>> = {
  "POST /auth/refresh": "a cookie's business: GraphQL reads no cookie that renews a session",
  "GET /invitations/:token": "answers 404 where the query answers null",
  "GET /superadmin/certificates/:batchId.pdf": "a file; the admin area saves it",
  "POST /pictures": "a file: GraphQL here takes JSON only",
  "GET /pictures/:id/whole": "a file; the editor's dialog shows it",
  "GET /eventTeam/get-all-team": "the specification's list for students; GraphQL's is the Superadmin's",
};

interface Answer {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>> | null;
}

const schema = buildGraphQLSchema({ get: () => undefined });
const operationFields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

const outcomes: boolean[] = [];

let fixture: PolicyFixture;
beforeAll(async () => {
  fixture = await createPolicyFixture();
});
afterAll(() => fixture.app.close());

test("every route and every operation has a scenario, or is listed as having no counterpart", () => {
  const rows = restRoutes({} as RestServices).map(({ method, path }) => `${method} ${path}`);
  const withRow = [...SCENARIOS.map(({ route }) => route), ...Object.keys(REST_ONLY)];
  expect([...new Set(withRow)].sort()).toEqual(rows.sort());
  const withOperation = [...SCENARIOS.map(({ operation }) => operation), ...GRAPHQL_ONLY];
  expect([...new Set(withOperation)].sort()).toEqual(Object.keys(operationFields).sort());
});

test.each(SCENARIOS.map((scenario) => [`${scenario.route}: ${scenario.name}`, scenario] as const))(
  "%s",
  async (_name, scenario) => {
    await scenario.before?.(fixture);
    const graphql = await overGraphql(scenario);
    await fixture.restore();
    await scenario.before?.(fixture);
    const rest = await overRest(scenario);
    await fixture.restore();
    expect(rest).toEqual(graphql.message === null ? { ...graphql, message: rest.message } : graphql);
    expect(rest.code).not.toBe("INTERNAL");
    outcomes.push(rest.ok);
  },
);

test("the table has both successes and refusals", () => {
  // Without these two checks, the tests above would also pass if every request were refused or the fixture were broken.
  expect(outcomes.filter((ok) => ok).length).toBeGreaterThan(30);
  expect(outcomes.filter((ok) => !ok).length).toBeGreaterThan(60);
});

async function overGraphql({ as, operation, input }: Scenario): Promise<Answer> {
  const isMutation = schema.getMutationType()?.getFields()[operation] !== undefined;
  const field = operationFields[operation];
  if (!field) throw new Error(`no operation ${operation}`);
  const inputValues = input?.(await ids()) ?? {};
  const variables: Record<string, unknown> = isMutation ? { input: inputValues } : { ...inputValues };
  const args = field.args.filter(({ name }) => variables[name] !== undefined);
  const query = `${isMutation ? "mutation" : "query"}${inBrackets(args.map(({ name, type }) => `$${name}: ${String(type)}`))} {
    ${operation}${inBrackets(args.map(({ name }) => `${name}: $${name}`))}${selection(field)}
  }`;
  const { data, errors } = await fixture.as(as).graphql(query, variables);
  const [error] = errors ?? [];
  if (error) {
    const { code, fields = null } = error.extensions;
    return { ok: false, code, message: error.message, fields };
  }
  const result = data?.[operation] as { message?: string } | null;
  return { ok: true, code: null, message: result?.message ?? null, fields: null };
}

async function overRest({ as, route, params, body }: Scenario): Promise<Answer> {
  const known = await ids();
  const [method = "", template = ""] = route.split(" ");
  const path = template.replace(/:(\w+)/g, (_all, name: string) => params?.(known)[name] ?? "");
  const reply = await fixture
    .as(as)
    .send(method, `/api${path}`, method === "GET" ? undefined : (body?.(known) ?? {}));
  const { message = null, code = null, fields = null } = reply.body as Partial<Answer>;
  const text = message ?? (reply.headers.get("content-type")?.startsWith("text/plain") ? reply.text : null);
  return { ok: reply.status < 300, code, message: text, fields };
}

/** Returns the fixture's ids, with the id of the current payment. */
async function ids(): Promise<ParityIds> {
  const [payment] = await fixture.app.application.services.db.query<{ id: string }>(
    "SELECT id FROM payments",
  );
  const { teamId, memberId, memberUserId } = fixture;
  return { teamId, memberId, memberUserId, paymentId: payment?.id ?? "" };
}

function inBrackets(parts: readonly string[]): string {
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}

/** Returns the selection set for an operation: the message to the user, or `__typename` if the reply has no message. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return "";
  return isObjectType(type) && type.getFields()["message"] ? " { message }" : " { __typename }";
}
