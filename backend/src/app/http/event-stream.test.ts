import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { buildGraphQLSchema } from "../graphql/schema.js";
import { EventStream } from "./event-stream.js";
import { addSubscriptions } from "./subscriptions.js";

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
});
afterEach(() => server.close());

async function ask(path: string, method = "GET", body = ""): Promise<Socket> {
  await server.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  const length =
    body === "" ? "" : `content-type: application/json\r\ncontent-length: ${String(body.length)}\r\n`;
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${length}\r\n${body}`);
  return socket;
}

/** Opens a stream that the client does not read. */
async function unread(): Promise<{ stream: EventStream; socket: Socket }> {
  const opened = new Promise<EventStream>((resolve) => {
    server.get("/", (_request, reply) => {
      resolve(new EventStream(reply));
    });
  });
  const socket = await ask("/");
  socket.pause();
  return { stream: await opened, socket };
}

/** Data that does not fit into the buffers of both ends. */
const MUCH = { data: "x".repeat(32 * 1024 * 1024) };

test("waits for a slow reader before the next event", async () => {
  const { stream, socket } = await unread();
  let sent = false;
  const sending = stream.send(MUCH).then(() => (sent = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).toBe(false);
  socket.resume();
  await sending;
  expect(sent).toBe(true);
  stream.end();
});

test("disconnects a client that does not read at all, at the second heartbeat", async () => {
  const { stream, socket } = await unread();
  const sending = stream.send(MUCH);
  const closed = new Promise<void>((resolve) => {
    stream.onClose(resolve);
  });
  stream.beat();
  stream.beat();
  await closed;
  await sending;
  stream.beat(); // a heartbeat after the end has no effect
  socket.destroy();
});

test("an idle stream ends with its session, at the next heartbeat", async () => {
  const caller = { userId: "u", sessionId: "s", role: "Superadmin", grants: [], name: "n", email: "e" };
  let signedIn = true;
  addSubscriptions(server, {
    schema: buildGraphQLSchema({ get: () => ({ paymentQueueChanged: () => null }) }, new ChangeBus()),
    makeContext: () => Promise.resolve({ caller: signedIn ? caller : null } as unknown as RequestContext),
    heartbeat: 0.05,
  });
  const socket = await ask(
    "/graphql/stream",
    "POST",
    '{"query":"subscription { paymentQueueChanged { id } }"}',
  );
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(text).toContain('data: {"data":{"paymentQueueChanged":null}}');
  expect(text.split(":\n\n").length).toBeGreaterThan(2);
  expect(socket.readableEnded).toBe(false);
  signedIn = false;
  await once(socket, "end");
  expect(text).not.toContain("complete");
  socket.destroy();
});
