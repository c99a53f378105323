import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { type DatabaseName, type Fault, type Measured, placeOf } from "./experiment.js";
import { checkWrites, seconds, sumUp, tally } from "./outcome.js";
import { kill, pause, type Product, type Site, stop } from "./product.js";
import { ask, type Asked, read, Traffic } from "./traffic.js";

const BOTH = ["sqlite", "mariadb"] as const;
const ROUNDS = 5;

/** Kills the site under load several times, then looks for the acknowledged writes in the database. */
async function killedUnderLoad(product: Product, database: DatabaseName): Promise<Measured> {
  const place = await placeOf(database);
  try {
    await product.seed(place.url);
    const students = await product.signIn(place.url);
    let site = await product.serve(place.url);
    const traffic = new Traffic([site.url], students, "f");
    const away: number[] = [];
    traffic.start();
    const from = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      await pause(3000 + Math.random() * 500);
      kill(site, "SIGKILL");
      await site.ended;
      const killed = performance.now();
      site = await product.serve(place.url, { port: site.port });
      away.push(performance.now() - killed);
    }
    await pause(1000);
    await traffic.stop();
    await stop(site);
    const sums = sumUp(traffic.asked, from, Infinity);
    const recovers = `${seconds(Math.max(...away))} (a start)`;
    return { ...sums, ...checkWrites(traffic.asked, await place.found()), recovers, note: "" };
  } finally {
    await product.endAll();
    await place.dispose();
  }
}

/** Stops the site under load. Calls `begin` first, which may open a connection that never finishes. */
async function stopped(
  product: Product,
  database: DatabaseName,
  options: {
    readonly npm?: boolean;
    readonly env?: NodeJS.ProcessEnv;
    readonly begin?: (site: Site) => Promise<unknown>;
  },
): Promise<Measured> {
  const place = await placeOf(database);
  try {
    await product.seed(place.url);
    const students = await product.signIn(place.url);
    const { npm = false, env = {}, begin } = options;
    const site = await product.serve(place.url, { npm, env: { DRAIN_MS: "3000", ...env } });
    const traffic = new Traffic([site.url], students, "f");
    traffic.start();
    await pause(2000);
    await begin?.(site);
    traffic.endsWhenNotReady = true;
    const from = performance.now();
    const { how, ms } = await stop(site);
    const closed = await gone(site, from);
    await traffic.stop();
    if (closed === null) await product.endAll(); // kills the server if it outlived npm
    const during = traffic.asked.filter(({ at }) => at >= from);
    const ready = during.filter(({ kind }) => kind === "readyz").map(({ outcome }) => outcome);
    const readiness = ready.includes("503") ? "503 before it closed" : "never 503";
    return {
      ...sumUp(traffic.asked, from, Infinity),
      ...checkWrites(traffic.asked, await place.found()),
      failed: tally(during.filter(isUnexpected).map(({ outcome }) => outcome)),
      recovers:
        closed === null
          ? "the server lives on"
          : `ended (${how}) after ${seconds(Math.max(ms, npm ? closed : 0))}`,
      note: `ready: ${readiness}`,
    };
  } finally {
    await product.endAll();
    await place.dispose();
  }
}

/**
 * Returns the milliseconds from `from` until the server refuses connections, or null if it refuses none within 10.5
 * seconds. Waiting for npm to exit is not enough, because the server can outlive npm.
 */
async function gone({ url }: Site, from: number): Promise<number | null> {
  while (performance.now() - from < 10_500) {
    if ((await ask(url, { path: "/healthz" })) === "refused") return performance.now() - from;
    await pause(100);
  }
  return null;
}

/**
 * Returns whether the failure of a request counts. The readiness probe fails on purpose. A load balancer sends no more
 * requests once a site is not ready, so refused connections do not count.
 */
function isUnexpected({ kind, outcome }: Asked): boolean {
  return kind !== "readyz" && outcome !== "refused";
}

async function halfRequest({ port }: Site): Promise<void> {
  const socket = quiet(connect(port, "127.0.0.1"));
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query":',
  );
  await pause(300);
}

/** Requests a script of the site many times without reading the replies, until the server's send buffer is full. */
async function unreadReply({ port, url }: Site): Promise<void> {
  const script = /\/assets\/[\w.-]+\.js/.exec(await read(url, { path: "/login" }))?.[0] ?? "/";
  const socket = quiet(connect(port, "127.0.0.1"));
  socket.pause();
  socket.write(`GET ${script} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(500));
  await pause(2000);
}

function quiet(socket: Socket): Socket {
  return socket.on("error", () => undefined);
}

/** Starts a mail server that accepts connections and never replies. */
async function silentMailServer(): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(quiet(socket))).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export const PROCESS_FAULTS: readonly Fault[] = [
  {
    name: "site killed",
    how: `kill -9 under load, ${String(ROUNDS)} times`,
    databases: BOTH,
    run: killedUnderLoad,
  },
  {
    name: "SIGTERM",
    how: "to node, under load",
    databases: BOTH,
    run: (product, database) => stopped(product, database, {}),
  },
  {
    name: "SIGTERM through npm",
    how: "to `npm start`, under load",
    databases: ["sqlite"],
    run: (product, database) => stopped(product, database, { npm: true }),
  },
  {
    name: "SIGTERM, half a request",
    how: "while a client has sent half a request and sends no more",
    databases: ["sqlite"],
    run: (product, database) => stopped(product, database, { begin: halfRequest }),
  },
  {
    name: "SIGTERM, unread reply",
    how: "while a client does not read what it asked for",
    databases: ["sqlite"],
    run: (product, database) => stopped(product, database, { begin: unreadReply }),
  },
  {
    name: "SIGTERM, silent mail server",
    how: "while the mail server takes connections and says nothing",
    databases: ["sqlite"],
    async run(product, database) {
      const mail = await silentMailServer();
      const env = { SMTP_URL: mail.url, MAIL_FROM: "Club <club@fault.example>" };
      return stopped(product, database, { env }).finally(() => {
        mail.close();
      });
    },
  },
];
