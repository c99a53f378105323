import dns, { type LookupAddress } from "node:dns";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { PostFailed, postJson } from "./outgoing-post.js";

const INSIDE = "The host name points to an address outside the public internet";

let inside: Server;
let connections = 0;

beforeAll(async () => {
  inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(inside, "listening");
});
afterAll(() => inside.close());
beforeEach(() => {
  connections = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Replaces the name server. Each lookup of any name returns the next reply, and the last reply is repeated. */
function nameServer(...replies: LookupAddress[][]): jest.SpyInstance {
  const ask = (_host: string, _options: unknown, done: (error: null, addresses: LookupAddress[]) => void) => {
    const [reply = []] = replies.length > 1 ? replies.splice(0, 1) : replies;
    done(null, reply);
  };
  return jest.spyOn(dns, "lookup").mockImplementation(ask as never);
}

function post({ host = "hook.example", isProduction = true } = {}) {
  const { port } = inside.address() as AddressInfo;
  return postJson(`https://${host}:${String(port)}/in`, "{}", { isProduction, headers: {}, timeoutMs: 2000 });
}

test.each([
  ["127.0.0.1", 4],
  ["10.0.0.8", 4],
  ["169.254.169.254", 4],
  ["::1", 6],
  ["::ffff:127.0.0.1", 6],
  ["fd00::8", 6],
])("a name that leads to %s is not called, in production or elsewhere", async (address, family) => {
  nameServer([{ address, family }]);
  for (const isProduction of [true, false]) await expect(post({ isProduction })).rejects.toThrow(INSIDE);
  expect(connections).toBe(0);
});

test("one address inside among those of the internet is enough to refuse the name", async () => {
  nameServer([
    { address: "93.184.215.14", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ]);
  await expect(post()).rejects.toThrow(INSIDE);
  expect(connections).toBe(0);
});

test("a name without an address is refused in words", async () => {
  nameServer([]);
  await expect(post()).rejects.toBeInstanceOf(PostFailed);
});

test("a name is resolved once a call, and the connection goes to the resolved address", async () => {
  const lookups = nameServer([{ address: "127.0.0.1", family: 4 }], [{ address: "10.0.0.8", family: 4 }]);
  // In development, calls to this machine are allowed. The test's server hangs up.
  await expect(post({ host: "localhost", isProduction: false })).rejects.toThrow(
    /the connection was interrupted/i,
  );
  expect(lookups).toHaveBeenCalledTimes(1);
  expect(connections).toBe(1);
});

test("a receiver that changes the protocol in place of a reply is given up, and not waited for for ever", async () => {
  const upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  const other = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(upgrade));
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  const url = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}/in`;
  const posted = postJson(url, "{}", { isProduction: false, headers: {}, timeoutMs: 500 });
  const waited = new Promise((done) => setTimeout(done, 1500, "no call arrived"));
  const outcome = await Promise.race([posted.catch((error: unknown) => error), waited]);
  other.close();
  expect(outcome).toEqual(new PostFailed("The connection was interrupted"));
});
