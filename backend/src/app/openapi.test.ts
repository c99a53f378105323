import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import Fastify from "fastify";
import { parse } from "yaml";
import { ALL_ERRORS } from "../kernel/contract/all-errors.js";
import { addApiDocs } from "../rest/openapi/api-docs.js";
import type { OpenApiDocument } from "../rest/openapi/document.js";
import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { SCENARIOS } from "./testing/parity-scenarios.js";
import { checkAgainst } from "./testing/reply-check.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await startTestApp();
  document = (await app.client().get<OpenApiDocument>("/api/openapi.json")).body;
});
afterAll(() => app.close());

/** Operations that are not named after a mutation and do not begin with `get` or `list`, each with the reason. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  refreshSession: "a cookie's business: no mutation does it",
  uploadPicture: "its body is a file: no mutation does it",
  createEventTeam: "the mutation's name is that of the other route which creates a team",
};

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("every row of the route table is an operation, and nothing else is", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // The routes only hold references to their services. No service is called here.
  const rows = restRoutes({} as RestServices);
  expect(operations.sort()).toEqual(
    rows.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, "{$1}")}`).sort(),
  );
});

test("a public linter finds nothing", () => {
  const lint = spawnSync(process.execPath, [join(__dirname, "../../lint-openapi.mjs")], {
    input: JSON.stringify(document),
    encoding: "utf8",
  });
  expect(lint.stderr).toBe("");
  expect(JSON.parse(lint.stdout)).toEqual([]);
});

test("each operation has a name of its own, that of the mutation where it mirrors one", () => {
  const schema = buildGraphQLSchema({ get: () => undefined });
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const rows = restRoutes({} as RestServices);
  const names = rows.map(({ name }) => name);
  expect(
    operations()
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  for (const { name, method, path } of rows) {
    expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
    const mirrored = SCENARIOS.filter(({ route }) => route === `${method} ${path}`).map(
      (row) => row.operation,
    );
    const isRead = method === "GET" || !mirrored.some((operation) => mutations.includes(operation));
    if (name in OWN_NAMES) continue;
    if (isRead) expect(name).toMatch(/^(?:get|list)[A-Z]/);
    else expect([...new Set(mirrored)]).toEqual([name]);
  }
});

test("only what an operation can answer is listed", () => {
  const statuses = (path: string, method: string): string[] =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {});
  expect(statuses("/api/events", "get")).toEqual(["200", "500", "503"]);
  expect(statuses("/api/events/{slug}", "get")).toEqual(["200", "404", "500", "503"]);
  expect(statuses("/api/teams", "get")).toEqual(["200", "400", "401", "403", "404", "500", "503"]);
  expect(statuses("/api/auth/logout", "post")).toEqual(["200", "400", "403", "413", "415", "500", "503"]);
  expect(statuses("/api/eventTeam/create-team", "post")).toContain("409");
  const described = Object.entries(document.paths["/api/eventTeam/leave"]?.["post"]?.responses ?? {});
  expect(described.find(([status]) => status === "409")?.[1]).toMatchObject({
    description: expect.stringContaining("`LEADER_MUST_STAY`"),
    content: { "application/json": { examples: { ROSTER_LOCKED: {} } } },
  });
});

test("what a route does not read of its query is ignored: it cannot be wrong", async () => {
  expect((await app.client().get("/api/events?page=1&page=2")).status).toBe(200);
});

test("a refusal for asking too often says in its header when to come back, wherever there is one", () => {
  const limited = operations().flatMap(({ responses }) => (responses["429"] ? [responses["429"]] : []));
  expect(limited.length).toBeGreaterThan(5);
  for (const reply of limited) expect(reply).toHaveProperty("headers.Retry-After.$ref");
});

test("the document has the version of the package", () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, "../../../package.json"), "utf8")) as {
    version: string;
  };
  expect(document.info["version"]).toBe(version);
});

test("every example of a request matches its own schema", () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, "document");
  const bodies = operations().flatMap(({ requestBody }) =>
    requestBody?.content["application/json"] ? [requestBody.content["application/json"]] : [],
  );
  expect(bodies.length).toBeGreaterThan(10);
  for (const { schema, example } of bodies) {
    const validate = ajv.getSchema(`document${schema.$ref ?? ""}`);
    expect([schema.$ref, validate?.(example), validate?.errors]).toEqual([schema.$ref, true, null]);
  }
});

test("the document has the rules of a field", () => {
  expect(document.components.schemas["SignUpInput"]).toMatchObject({
    required: ["name", "email", "password", "role"],
    properties: {
      email: { format: "email", maxLength: 254, description: "The verified e-mail address." },
      password: { minLength: 8, maxLength: 256 },
      role: { enum: ["User", "Team Leader"] },
    },
  });
  expect(document.components.schemas["Error"]?.properties?.["code"]?.enum).toEqual(Object.keys(ALL_ERRORS));
});

test("the check of replies detects a wrong field, a missing one, a wrong status, code and type", () => {
  const check = checkAgainst(document);
  const json = (status: number, body: unknown) => ({ status, type: "application/json", body });
  expect(check("GET", "/api/events", json(200, { events: [] }))).toBeNull();
  expect(check("GET", "/api/events", json(200, { events: [], more: 1 }))).toMatch(/additional/);
  expect(check("GET", "/api/events", json(200, {}))).toMatch(/required/);
  expect(check("GET", "/api/events", json(201, { events: [] }))).toMatch(/201/);
  expect(check("GET", "/api/events/x", json(404, { message: "m", code: "TEAM_NOT_FOUND" }))).toMatch(
    /TEAM_NOT_FOUND/,
  );
  expect(check("GET", "/api/events", { status: 200, type: "text/html", body: {} })).toMatch(/text\/html/);
});

test("refusals that happen before the route is reached are in the document, too", async () => {
  const client = app.client();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods).filter(([name]) => name !== "get")) {
      // An upload's body is read only after its sender's permission is checked.
      const expected = (requestBody?.content["application/json"] ?? !requestBody) ? [415, 413] : [401, 401];
      const url = path.replace(/\{\w+\}/g, "x");
      // The test client checks every reply against the document.
      const text = await client.send(method.toUpperCase(), url, "x", { "content-type": "text/plain" });
      const large = await client.send(method.toUpperCase(), url, `"${"x".repeat(200_000)}"`);
      expect([method, path, text.status, large.status]).toEqual([method, path, ...expected]);
    }
  }
});

test("the documentation page loads only our own files and runs no inline script", async () => {
  const client = app.client();
  const page = await client.get("/api/docs");
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("script-src 'self';"),
  ]);
  expect(page.text).not.toMatch(/<script>|<script[^>]*>[^<]|\son\w+=|javascript:/);
  const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "/graphql", "/api/openapi.json", "/api/openapi.yaml"]),
  );
  for (const address of addresses) {
    expect(address).toMatch(/^\/(?!\/)/);
    // Requests only the API's addresses: the site is not built in this test, and the playground is only for browsers.
    if (address.startsWith("/api/"))
      expect([address, (await client.get(address)).status]).toEqual([address, 200]);
  }
});

test("where there is no playground, the page does not lead to it", async () => {
  const pageOf = async (playground: boolean): Promise<string> => {
    const server = Fastify();
    addApiDocs(server, document, { playground });
    return (await server.inject("/api/docs")).body;
  };
  expect(await pageOf(true)).toContain('href="/graphql"');
  expect(await pageOf(false)).not.toContain("graphql");
});

test("the document is there as YAML, too", async () => {
  const reply = await app.client().get("/api/openapi.yaml");
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/yaml; charset=utf-8"]);
  expect(reply.text).toMatch(/^openapi: 3\.1\.0\n/);
  expect(parse(reply.text)).toEqual(document);
});
