import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { startTestApp, type TestApp } from "../testing/test-app.js";
import { addGraphiql } from "./graphiql.js";
import { addSecurityHeaders } from "./security-headers.js";

/** The Accept header that Chromium sends when somebody opens a page. */
const BROWSER =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";

describe("GET /graphql", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = (accept: string, path = "/graphql") =>
    app.client().send("GET", path, undefined, { accept, "apollo-require-preflight": "1" });

  test("a browser gets a page, even if the playground is not built", async () => {
    const reply = await get(BROWSER);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain("text/html");
    expect(reply.text).toContain("npm run build");
  });

  test.each(["application/json", "application/graphql-response+json, text/html;q=0.5", "*/*"])(
    "a program that accepts %s gets GraphQL",
    async (accept) => {
      expect((await get(accept)).headers.get("content-type")).not.toContain("text/html");
      const reply = await get(accept, "/graphql?query=%7B__typename%7D");
      expect(reply.text).toContain('"__typename":"Query"');
    },
  );

  test("an operation in the URL is executed, for every client", async () => {
    expect(
      (await get(`${BROWSER},application/json;q=0.1`, "/graphql?query=%7B__typename%7D")).text,
    ).toContain('"__typename":"Query"');
  });
});

test.each([
  [{ NODE_ENV: "production", RATE_LIMIT: "on", SMTP_URL: "smtp://127.0.0.1:9" }, false],
  [{ NODE_ENV: "production", RATE_LIMIT: "on", SMTP_URL: "smtp://127.0.0.1:9", GRAPHIQL: "true" }, true],
])("with %j the page is offered: %s", async (env, offered) => {
  const app = await startTestApp(env);
  const reply = await app.client().send("GET", "/graphql", undefined, { accept: BROWSER });
  expect((reply.headers.get("content-type") ?? "").includes("text/html")).toBe(offered);
  expect(reply.status).toBe(offered ? 200 : 400);
  await app.close();
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
