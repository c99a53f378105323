// Tests replies over HTTP in the language that a request asks for (docs/languages.md).
import type { GraphQLReply } from "./testing/test-client.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import { cpuMs } from "../kernel/testing/cpu-ms.js";

const HINDI = { "accept-language": "hi" };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (body: object, headers: Record<string, string> = {}) =>
  app.client().send<GraphQLReply>("POST", "/graphql", body, headers);

test("a refusal of GraphQL and one of REST are in the language that was asked for, with their code", async () => {
  const query = "{ myTeam { name } }";
  const reply = await ask({ query }, HINDI);
  expect(reply.headers.get("content-language")).toBe("hi");
  const [error] = reply.body.errors ?? [];
  expect(error?.message).toMatch(/^[^A-Za-z]+$/);
  expect(error?.extensions.code).toBe("UNAUTHENTICATED");
  expect((await ask({ query })).body.errors?.[0]?.message).toBe("Please log in to continue.");

  const missing = await app.client().send("GET", "/api/nowhere", undefined, HINDI);
  expect(missing.headers.get("content-language")).toBe("hi");
  expect(missing.body).toEqual({
    message: expect.stringMatching(/^[^A-Za-z]+$/) as string,
    code: "NOT_FOUND",
  });
});

// The error quotes the operation's name. The name almost matches a translatable message with many placeholders. A
// backtracking regular expression would take very long to reject such a name.
test("a long name that is sent and quoted takes no time to translate", async () => {
  const operationName = "1 of 2, 3 in total, confirmed by 4, 5 ".repeat(80);
  const began = cpuMs();
  const { status, text } = await ask({ query: "{ __typename }", operationName }, HINDI);
  expect([status, text.includes("confirmed by")]).toEqual([400, true]);
  expect(cpuMs() - began).toBeLessThan(2000);
});
