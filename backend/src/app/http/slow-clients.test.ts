import { connect, type AddressInfo, type Socket } from "node:net";
import { EventStream } from "./event-stream.js";
import { createServer } from "./server.js";

const TIMEOUTS = { headMs: 200, requestMs: 1500, lookEveryMs: 50 };
const DRIP_MS = 20;

const app = createServer({ LOG_LEVEL: "silent", TRUST_PROXY: "" }, {}, TIMEOUTS);
beforeAll(async () => {
  app.post("/echo", (request) => request.body);
  app.post("/stream", (_request, reply) => {
    const stream = new EventStream(reply);
    const beat = setInterval(() => void stream.send({}), DRIP_MS);
    stream.onClose(() => {
      clearInterval(beat);
    });
    return reply;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/**
 * Sends a text letter by letter, repeatedly, until the server disconnects. Returns the milliseconds until the
 * disconnection, and the reply.
 */
async function drip(start: string, text: string): Promise<{ readonly ms: number; readonly reply: string }> {
  const began = Date.now();
  const socket = opened();
  let reply = "";
  socket.on("data", (chunk: Buffer) => (reply += chunk.toString()));
  socket.write(start);
  let sent = 0;
  const letters = setInterval(() => socket.write(text.charAt(sent++ % text.length)), DRIP_MS);
  // A letter sent while the server disconnects causes an error event, which `once` of node:events would throw.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(letters);
  return { ms: Date.now() - began, reply };
}

function opened(): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  return socket.on("error", () => undefined);
}

const POST = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test("headers that arrive too slowly are cut off after their timeout", async () => {
  const { ms, reply } = await drip(POST, "X-A: b\r\n");
  expect(reply).toMatch(/^HTTP\/1.1 408 /);
  expect(ms).toBeGreaterThanOrEqual(TIMEOUTS.headMs);
  expect(ms).toBeLessThan(TIMEOUTS.requestMs);
});

test("so are a slow body and a connection on which nothing is sent", async () => {
  const [body, nothing] = await Promise.all([
    drip(`${POST}Content-Length: 100000\r\n\r\n`, "[1,"),
    drip("", ""),
  ]);
  expect(body.ms).toBeGreaterThanOrEqual(TIMEOUTS.requestMs);
  expect(nothing.ms).toBeLessThan(TIMEOUTS.requestMs);
});

test("a reply that keeps streaming is not", async () => {
  const reply = await fetch(`http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}/stream`, {
    method: "POST",
  });
  const began = Date.now();
  for await (const chunk of reply.body ?? []) {
    expect(chunk).toBeInstanceOf(Uint8Array);
    if (Date.now() - began > 2 * TIMEOUTS.requestMs) break;
  }
  expect(Date.now() - began).toBeGreaterThan(2 * TIMEOUTS.requestMs);
});

async function statusOf(request: string): Promise<string | undefined> {
  const socket = opened();
  let reply = "";
  socket.on("data", (chunk: Buffer) => (reply += chunk.toString()));
  socket.end(request);
  await new Promise((resolve) => socket.once("close", resolve));
  return /^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1];
}

test.each([
  ["two lengths", "Content-Length: 2\r\nContent-Length: 12\r\n"],
  ["a length and chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n"],
  ["an encoding that only looks like chunks", "Transfer-Encoding: xchunked\r\n"],
])("a request with %s, where a second one could hide, is refused", async (_what, headers) => {
  expect(await statusOf(`${POST}${headers}\r\n[]GET /echo HTTP/1.1\r\n\r\n`)).toBe("400");
});

test("TRACE, which would send a request's headers back, is not answered", async () => {
  expect(await statusOf("TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n")).toBe(
    "404",
  );
});
