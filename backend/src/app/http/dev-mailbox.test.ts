import { startTestApp, type TestApp } from "../testing/test-app.js";

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

/** The status of a request for the mailbox from `peer`, to the host name `host`, with these headers. */
async function ask(peer: string, host: string, headers: Record<string, string> = {}): Promise<number[]> {
  return Promise.all(
    ["/dev/mailbox", "/dev/mailbox.json"].map(async (url) => {
      const reply = await app.application.server.inject({
        url,
        remoteAddress: peer,
        headers: { host, ...headers },
      });
      return reply.statusCode;
    }),
  );
}

test.each([
  ["127.0.0.1", "localhost:4000"],
  ["::1", "[::1]:4000"],
  ["::ffff:127.0.0.1", "127.0.0.1:4000"],
])("a person at this machine sees everybody's codes (%s, %s)", async (peer, host) => {
  expect(await ask(peer, host)).toEqual([200, 200]);
  expect(await ask(peer, host, { "x-forwarded-for": "::1, 127.0.0.1" })).toEqual([200, 200]);
});

test.each([
  ["a neighbour on the network", "192.0.2.7", "localhost:4000", {}],
  ["a neighbour on the network, by IPv6", "2001:db8::7", "localhost:4000", {}],
  [
    "a neighbour behind the development proxy",
    "127.0.0.1",
    "localhost:4000",
    { "x-forwarded-for": "192.0.2.7" },
  ],
  [
    "a neighbour who adds a loopback address",
    "127.0.0.1",
    "localhost",
    { "x-forwarded-for": "127.0.0.1, 192.0.2.7" },
  ],
  ["a neighbour behind another proxy", "127.0.0.1", "localhost:4000", { forwarded: "for=192.0.2.7" }],
  ["a page whose name was pointed here", "127.0.0.1", "rebound.example:4000", {}],
  ["a name that only begins so", "127.0.0.1", "localhost.example", {}],
])("it answers 404 to %s", async (_who, peer, host, headers) => {
  expect(await ask(peer, host, headers)).toEqual([404, 404]);
});
