import { type GraphQLField, getNamedType, isLeafType, isObjectType } from "graphql";
import { restRoutes, type RestServices } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { SCENARIOS, type Scenario } from "./testing/parity-scenarios.js";
import { createPolicyWorld, type PolicyWorld } from "./testing/policy-world.js";

/** Routes that no operation mirrors, and why. */
const REST_ONLY: Readonly<Record<string, string>> = {
  "POST /auth/refresh": "a cookie's business: GraphQL reads no cookie that renews a session",
  "GET /eventTeam/get-all-team": "the specification's list for students; GraphQL's is the Superadmin's",
};
/** Routes that take other ids than their operation, so that their scenarios are tests of their own (rest/*.test.ts). */
const TESTED_APART: Readonly<Record<string, string>> = {
  "POST /superadmin/payments/:teamId/decision": "named by its team, decidePayment by its payment",
  "GET /superadmin/users": "unpaged, Query.users by page",
  "PUT /superadmin/users/:id": "a row as the admin panel edits it",
  "DELETE /superadmin/users/:id": "rest/admin.test.ts",
  "GET /superadmin/profile": "the Superadmin's own Query.viewer",
  "PUT /superadmin/profile": "name, e-mail and password at once",
};

interface Answer {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>> | null;
}

const schema = buildGraphQLSchema({ get: () => undefined });
const operationFields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

let world: PolicyWorld;
beforeAll(async () => {
  world = await createPolicyWorld();
}, 60_000);
afterAll(() => world.app.close());

test("every route has a scenario, or says why it has none", () => {
  const rows = restRoutes({} as RestServices).map(({ method, path }) => `${method} ${path}`);
  const covered = new Set([...SCENARIOS.map(({ route }) => route), ...Object.keys(REST_ONLY), ...Object.keys(TESTED_APART)]);
  expect(rows.filter((row) => !covered.has(row))).toEqual([]);
});

test.each(SCENARIOS.map((scenario) => [`${scenario.route}: ${scenario.name}`, scenario] as const))(
  "%s",
  async (_name, scenario) => {
    await scenario.before?.(world);
    const graphql = await overGraphql(scenario);
    await world.restore();
    await scenario.before?.(world);
    const rest = await overRest(scenario);
    await world.restore();
    expect(rest).toEqual(graphql.message === null ? { ...graphql, message: rest.message } : graphql);
    expect(rest.code).not.toBe("INTERNAL");
  },
);

async function overGraphql({ as, operation, input }: Scenario): Promise<Answer> {
  const isMutation = schema.getMutationType()?.getFields()[operation] !== undefined;
  const field = operationFields[operation];
  if (!field) throw new Error(`no operation ${operation}`);
  const given = input?.(world) ?? {};
  const variables: Record<string, unknown> = isMutation ? { input: given } : { ...given };
  const args = field.args.filter(({ name }) => variables[name] !== undefined);
  const query = `${isMutation ? "mutation" : "query"}${inBrackets(args.map(({ name, type }) => `$${name}: ${String(type)}`))} {
    ${operation}${inBrackets(args.map(({ name }) => `${name}: $${name}`))}${selection(field)}
  }`;
  const { data, errors } = await world.as(as).graphql(query, variables);
  const [error] = errors ?? [];
  if (error) {
    const { code, fields = null } = error.extensions;
    return { ok: false, code, message: error.message, fields };
  }
  const result = data?.[operation] as { message?: string } | null;
  return { ok: true, code: null, message: result?.message ?? null, fields: null };
}

async function overRest({ as, route, params, body }: Scenario): Promise<Answer> {
  const [method = "", template = ""] = route.split(" ");
  const path = template.replace(/:(\w+)/g, (_all, name: string) => params?.(world)[name] ?? "");
  const reply = await world.as(as).send(method, `/api${path}`, method === "GET" ? undefined : (body?.(world) ?? {}));
  const { message = null, code = null, fields = null } = reply.body as Partial<Answer>;
  const text = message ?? (reply.headers.get("content-type")?.startsWith("text/plain") ? reply.text : null);
  return { ok: reply.status < 300, code, message: text, fields };
}

function inBrackets(parts: readonly string[]): string {
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}

/** The text for the person, where the operation has one. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return "";
  return isObjectType(type) && type.getFields()["message"] ? " { message }" : " { __typename }";
}
