import * as jit from "graphql-jit";
import { startTestApp, type TestApp } from "../testing/test-app.js";

jest.mock("graphql-jit", () => {
  const real = jest.requireActual<typeof jit>("graphql-jit");
  return { ...real, compileQuery: jest.fn(real.compileQuery) };
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("a document is compiled once, when it is sent a second time; one that is sent only once is not compiled", async () => {
  const compile = jest.mocked(jit.compileQuery);
  const ask = (alias: string) => app.client().graphql(`{ ${alias}: events { slug } }`);
  const replies = [];
  const compiled = [];
  for (let times = 0; times < 4; times++) {
    replies.push(await ask("known"));
    compiled.push(compile.mock.calls.length);
  }
  expect(compiled).toEqual([0, 1, 1, 1]);
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.errors).toBeUndefined();
  for (let stranger = 0; stranger < 5; stranger++) await ask(`x${String(stranger)}`);
  expect(compile).toHaveBeenCalledTimes(1);
});
