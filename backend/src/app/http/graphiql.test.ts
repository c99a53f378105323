import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { startTestApp, type TestApp } from "../testing/test-app.js";
import { addGraphiql } from "./graphiql.js";
import { addSecurityHeaders } from "./security-headers.js";

/** The Accept header that Chromium sends when a user opens a page. */
const BROWSER =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";

const QUERY = "/graphql?query=%7B__typename%7D";

describe("GET /graphql", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  // `fetch` would send additional headers that a browser's visit does not have.
  const get = (headers: Record<string, string>, url = "/graphql") =>
    app.application.server.inject({ url, headers });

  test.each([
    ["/graphql", {}],
    [QUERY, { "sec-fetch-mode": "navigate" }],
    [QUERY, {}],
  ])(
    "a browser that opens %s gets a page, even if the playground is not built; %j",
    async (path, headers) => {
      const reply = await get({ accept: BROWSER, ...headers }, path);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers["content-type"]).toContain("text/html");
      expect(reply.body).toContain("npm run build");
      expect(reply.body).not.toContain("__typename");
    },
  );

  test.each<Record<string, string>>([
    { accept: "application/json" },
    { accept: "application/graphql-response+json, text/html;q=0.5" },
    { accept: "*/*" },
    { accept: BROWSER },
    { accept: BROWSER, "sec-fetch-mode": "cors" },
  ])("a program that sends %j gets GraphQL", async (headers) => {
    const program = { ...headers, "apollo-require-preflight": "1" };
    expect((await get(program)).headers["content-type"]).not.toContain("text/html");
    expect((await get(program, QUERY)).body).toContain('"__typename":"Query"');
  });

  test("a script of another page is refused as before", async () => {
    const reply = await get({ accept: BROWSER, "sec-fetch-mode": "no-cors" }, QUERY);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining("CSRF")]);
  });
});

test.each([
  [{ NODE_ENV: "production", RATE_LIMIT: "on", SMTP_URL: "smtp://127.0.0.1:9" }, false],
  [{ NODE_ENV: "production", RATE_LIMIT: "on", SMTP_URL: "smtp://127.0.0.1:9", GRAPHIQL: "true" }, true],
])("with %j the page is offered: %s", async (env, offered) => {
  const app = await startTestApp(env);
  const replies = await Promise.all(
    ["/graphql", QUERY].map((url) => app.application.server.inject({ url, headers: { accept: BROWSER } })),
  );
  await app.close();
  for (const { statusCode, headers } of replies) {
    expect(String(headers["content-type"]).includes("text/html")).toBe(offered);
    expect(statusCode).toBe(offered ? 503 : 400); // the playground is not built in the tests
  }
});

test("where a listener builds it at the first visit, the page says so, and the next one is the playground", async () => {
  const root = join(mkdtempSync(join(tmpdir(), "club-playground-")), "dist");
  const app = Fastify();
  app.get("/graphql", { onRequest: await addGraphiql(app, root) }, () => ({ data: {} }));
  const visit = () => app.inject({ url: "/graphql", headers: { accept: BROWSER } });
  const visits: unknown[] = [];
  const build = (): void => void visits.push("missing");
  subscribe("club:playground-missing", build);

  const first = await visit();
  expect([first.statusCode, visits]).toEqual([503, ["missing"]]);
  expect(first.body).toContain('<meta http-equiv="refresh"');
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(root, "playground.html"), "<title>The editor</title>");
  writeFileSync(join(root, "assets/playground-1234.js"), "1;");
  const next = await visit();
  expect([next.statusCode, next.body]).toEqual([200, "<title>The editor</title>"]);
  expect((await app.inject({ url: "/playground/assets/playground-1234.js" })).body).toBe("1;");
  expect(visits).toHaveLength(1);

  unsubscribe("club:playground-missing", build);
  await app.close();
  rmSync(join(root, ".."), { recursive: true });
});

test("the built page has the site's own policy, its hashed files are cached for ever", async () => {
  const root = mkdtempSync(join(tmpdir(), "club-playground-"));
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "playground.html"), "<title>GraphQL playground</title>");
  writeFileSync(join(root, "assets/playground-1234.js"), "1;");
  const app = Fastify();
  addSecurityHeaders(app, "http://localhost:4000");
  const onRequest = await addGraphiql(app, root);
  app.get("/graphql", { onRequest }, () => ({ data: {} }));

  const page = await app.inject({ url: "/graphql", headers: { accept: BROWSER } });
  expect(page.body).toContain("GraphQL playground");
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const file = await app.inject({ url: "/playground/assets/playground-1234.js" });
  expect(file.headers["cache-control"]).toContain("immutable");
  expect(file.headers["content-type"]).toContain("javascript");
  expect((await app.inject({ url: "/playground/playground.html" })).statusCode).toBe(404);
  await app.close();
  rmSync(root, { recursive: true });
});
