// Tests the handle in a user's own profile, on a server that looks up handles on Codeforces.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { change } from "./testing/mutations.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

let codeforces: Server;
let requestCount: number;
let app: TestApp;
beforeAll(async () => {
  codeforces = createServer((request, response) => {
    requestCount += 1;
    const isKnown = request.url?.endsWith("=TOURIST") ?? false;
    const body = isKnown
      ? { status: "OK", result: [{ handle: "tourist", rating: 3800 }] }
      : { status: "FAILED", comment: "handles: User with handle x not found" };
    response.writeHead(isKnown ? 200 : 400, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => codeforces.listen(0, "127.0.0.1", resolve));
  const { port } = codeforces.address() as AddressInfo;
  app = await startTestApp({ CODEFORCES_API_URL: `http://127.0.0.1:${String(port)}/api` });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => codeforces.close(resolve));
});

test("a new one is spelt as Codeforces does, an unknown one refused, and an unchanged one not looked up", async () => {
  requestCount = 0;
  const { client } = await signUpStudent(app, "handle@example.org");
  const set = { name: "Asha Rao", codeforcesHandle: "TOURIST" };
  const viewer = "viewer { codeforcesHandle }";
  expect(await change(client, "updateProfile", set, viewer)).toMatchObject({
    viewer: { codeforcesHandle: "tourist" },
  });
  expect(requestCount).toBe(1);
  await change(client, "updateProfile", { ...set, codeforcesHandle: "tourist" }, viewer);
  expect(requestCount).toBe(1);
  const refused = await client.graphql(
    'mutation { updateProfile(input: {name: "Asha Rao", codeforcesHandle: "tuorist"}) { message } }',
  );
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "HANDLE_UNKNOWN" });
  expect((await client.graphql("{ viewer { codeforcesHandle } }")).data).toEqual({
    viewer: { codeforcesHandle: "tourist" },
  });
});
