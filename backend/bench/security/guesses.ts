// npm run bench:guesses: an attacker guesses passwords and codes as fast as the server answers. The attacker and all
// account owners share one IP address. During the attack, owners log in and new people enter their mailed codes, in
// known and in new browsers. Prints how many correct entries were refused (there must be none) and how long the correct
// entries took. Options: --guesses 1500 (of each kind) --at-once 25 --owners 20 --database sqlite|mariadb (a MariaDB
// server started for the bench)
import "reflect-metadata";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findMariadb, startMariadb } from "../../../scripts/lib/mariadb.mjs";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";
import { slowMailServer, type Post } from "../rush/post.js";
import { startServer } from "../servers.js";

const { values } = parseArgs({
  options: {
    guesses: { type: "string", default: "1500" },
    "at-once": { type: "string", default: "25" },
    owners: { type: "string", default: "20" },
    database: { type: "string", default: "sqlite" },
  },
});
const [guesses, atOnce, owners] = [Number(values.guesses), Number(values["at-once"]), Number(values.owners)];
/** The number of wrong guesses that a code allows. */
const TRIES = 5;
const PASSWORD = "a long enough password";

/** A browser that calls the REST API and keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  async post(path: string, body: object): Promise<number> {
    const response = await fetch(`${this.url}/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
      },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split("=");
      this.#cookies.set(name, value);
    }
    return response.status;
  }
}

/** Status and duration of the correct entries, by kind. */
const right = new Map<string, { status: number; ms: number }[]>();

async function measured(kind: string, act: () => Promise<number>): Promise<void> {
  const from = performance.now();
  const status = await act();
  const ms = performance.now() - from;
  right.set(kind, [...(right.get(kind) ?? []), { status, ms }]);
}

async function signUp(url: string, post: Post, email: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.post("verify-email", { email });
  await browser.post("verify-email-otp", { email, otp: await post.codeFor(email) });
  const status = await browser.post("signup", { name: "Asha Rao", email, password: PASSWORD, role: "User" });
  if (status !== 201) throw new Error(`sign-up of ${email}: ${String(status)}`);
  return browser;
}

/** Makes `count` guesses, `atOnce` at a time. Returns the number of replies with each status. */
async function guess(count: number, one: (i: number) => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const guesser = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const status = await one(i);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, guesser));
  return statuses;
}

/**
 * Logs the owners in and enters the codes of new people, one after the other, until the attack has ended and each owner
 * has had a turn.
 */
async function live(
  url: string,
  post: Post,
  known: readonly Browser[],
  isOver: () => boolean,
): Promise<void> {
  for (let i = 0; i < owners || !isOver(); i++) {
    const email = `owner${String(i % owners)}@example.org`;
    const newcomer = `newcomer${String(i)}@example.org`;
    await measured("log-in, known browser", () =>
      (known[i % owners] as Browser).post("login", { email, password: PASSWORD }),
    );
    await measured("log-in, new browser", () =>
      new Browser(url).post("login", { email, password: PASSWORD }),
    );
    const asking = new Browser(url);
    await asking.post("verify-email", { email: newcomer });
    const handedIn = { email: newcomer, otp: await post.codeFor(newcomer) };
    const [kind, browser] =
      i % 2 === 0
        ? (["code, browser that asked", asking] as const)
        : (["code, another", new Browser(url)] as const);
    await measured(kind, () => browser.post("verify-email-otp", handedIn));
    await sleep(100);
  }
}

process.env["TEST_DATABASE"] = values.database;
const mariadb = values.database === "mariadb" ? await startMariadb(findMariadb() ?? "mariadbd") : null;
if (mariadb) process.env["TEST_MARIADB_URL"] = mariadb.adminUrl;
const { createTestDatabase } = await import("../../src/kernel/testing/test-database.js");
const database = await createTestDatabase();
const post = await slowMailServer(0);
const port = String(await freePort());
const server = await startServer([new URL("../../dist/main.js", import.meta.url).pathname], {
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: database.url,
  REDIS_URL: "",
  JWT_SECRET: TEST_SECRET,
  ADMIN_EMAIL: "admin@club.example",
  ADMIN_PASSWORD: "correct horse battery",
  SMTP_URL: post.smtpUrl,
  RATE_LIMIT: "on",
  LOG_LEVEL: "warn",
});
try {
  const { url } = server;
  const known = await Promise.all(
    Array.from({ length: owners }, (_, i) => signUp(url, post, `owner${String(i)}@example.org`)),
  );
  const guesser = new Browser(url);
  let isOver = false;
  const living = live(url, post, known, () => isOver);
  const passwords = guess(guesses, (i) =>
    guesser.post("login", { email: `guessed${String(i)}@example.org`, password: "a wrong password" }),
  );
  const codes = guess(guesses / TRIES, async (i) => {
    const asking = new Browser(url);
    const email = `victim${String(i)}@example.org`;
    await asking.post("verify-email", { email });
    for (let tries = 1; tries < TRIES; tries++)
      await asking.post("verify-email-otp", { email, otp: "000000" });
    return asking.post("verify-email-otp", { email, otp: "000000" });
  });
  const countsText = (statuses: Map<number, number>): string => JSON.stringify(Object.fromEntries(statuses));
  console.log(`${String(guesses)} wrong passwords: ${countsText(await passwords)}`);
  console.log(`${String(guesses)} wrong codes, the last of each five: ${countsText(await codes)}`);
  isOver = true;
  await living;
  for (const [kind, all] of right) {
    const refused = all.filter(({ status }) => status !== 200);
    const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    const why = refused.length === 0 ? "" : ` (${refused.map(({ status }) => status).join(" ")})`;
    console.log(
      `${kind}: ${String(all.length)} right ones, ${String(refused.length)} refused${why}, p95 ${p95.toFixed(0)} ms`,
    );
    if (refused.length > 0) process.exitCode = 1;
  }
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1) ?? "?"}`);
} finally {
  await server.stop();
  await post.close();
  await database.dispose();
  mariadb?.stop();
}
process.exit();
