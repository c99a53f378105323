import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { SqlitePlace } from "./databases.js";
import { type Fault, type Measured, onSqlite } from "./experiment.js";
import { tally } from "./outcome.js";
import { ADMIN, pause, type Product, type Site } from "./product.js";
import { ask } from "./traffic.js";

const SQLITE = ["sqlite"] as const;
const SLOW_CLIENTS = 500;

async function startRedis(): Promise<{ child: ChildProcess; ended: Promise<unknown>; url: string }> {
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "exit");
  for await (const line of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(line).includes("Ready to accept")) break;
  child.stdout.resume();
  return { child, ended, url: `redis://127.0.0.1:${String(port)}` };
}

/**
 * Requests ten codes and then logs in five times, one request after another. Returns the outcomes and the slowest reply
 * of each kind in milliseconds.
 */
async function askInTurn({ url }: Site, name: string) {
  const outcomes: string[] = [];
  const slowest = { code: 0, login: 0 };
  for (let i = 0; i < 10; i++) {
    const at = performance.now();
    outcomes.push(
      await ask(url, {
        path: "/api/auth/verify-email",
        body: { email: `${name}${String(i)}@fault.example` },
      }),
    );
    slowest.code = Math.max(slowest.code, performance.now() - at);
  }
  for (let i = 0; i < 5; i++) {
    const at = performance.now();
    outcomes.push(await ask(url, { path: "/api/auth/login", body: ADMIN }));
    slowest.login = Math.max(slowest.login, performance.now() - at);
  }
  return { outcomes, slowest };
}

/** Requests codes and logs in, with rate limiting enabled, while Redis is frozen (SIGSTOP) or killed (SIGKILL). */
const withoutRedis =
  (signal: NodeJS.Signals): Fault["run"] =>
  async (product: Product): Promise<Measured> => {
    const place = await SqlitePlace.make();
    const redis = await startRedis();
    try {
      const site = await product.serve(place.url, { env: { REDIS_URL: redis.url, RATE_LIMIT: "on" } });
      const before = await askInTurn(site, "before");
      redis.child.kill(signal);
      await pause(500);
      const during = await askInTurn(site, "during");
      const slowestText = ({ slowest }: typeof during): string =>
        `code ${slowest.code.toFixed(0)} ms, login ${slowest.login.toFixed(0)} ms`;
      return {
        requests: during.outcomes.length,
        failed: tally(during.outcomes),
        lost: "–",
        doubled: "–",
        slowest: slowestText(during),
        recovers: "–",
        note: `with Redis: ${slowestText(before)}`,
      };
    } finally {
      redis.child.kill("SIGKILL");
      await redis.ended;
      await product.endAll();
      await place.dispose();
    }
  };

/**
 * Opens connections that send a few bytes of a request header each second. Returns a function that closes the
 * connections.
 */
async function slowClients({ port }: Site): Promise<() => Promise<unknown>> {
  const sockets: Socket[] = [];
  for (let i = 0; i < SLOW_CLIENTS; i++) {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n");
    sockets.push(socket);
    if (i % 50 === 0) await pause(10);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x-slow: 1\r\n");
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    return Promise.resolve();
  };
}

export const AROUND_FAULTS: readonly Fault[] = [
  {
    name: "Redis hanging",
    how: "SIGSTOP of redis-server; 10 codes and 5 logins, one after the other",
    databases: SQLITE,
    run: withoutRedis("SIGSTOP"),
  },
  {
    name: "Redis down",
    how: "kill -9 of redis-server; 10 codes and 5 logins, one after the other",
    databases: SQLITE,
    run: withoutRedis("SIGKILL"),
  },
  {
    name: "slow clients",
    how: `${String(SLOW_CLIENTS)} connections that never finish their request, for 15 s`,
    databases: SQLITE,
    run: onSqlite({ seconds: 15, begin: ({ site }) => slowClients(site) }),
  },
];
