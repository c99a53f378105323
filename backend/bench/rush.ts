// npm run bench:rush: simulates the evening when registration opens. Students arrive evenly over a minute from one IP
// address, with rate limits on. Each student confirms an e-mail address with the mailed code, signs up, joins a team of
// three, sets a handle and reads the team. Prints refusals, response times, mail times, and the server's CPU time per
// student. Options: --students 2000 --seconds 60 --database sqlite|mariadb (a MariaDB server started for the bench)
// --mail-ms 300 (the mail server's time for each mail) --mailbox (codes from /dev/mailbox, no mail server) --root
// (another checkout, built) --profile folder (a CPU profile of the server)
import "reflect-metadata";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readDocuments } from "./rush/documents.js";
import { Figures, spread } from "./rush/figures.js";
import { brokenInvariants, mailsOf } from "./rush/invariants.js";
import { CODE_SUBJECT, developmentMailbox, slowMailServer } from "./rush/post.js";
import { runTrio, type Rush } from "./rush/trio.js";
import { findMariadb, startMariadb } from "../../scripts/lib/mariadb.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { AS_DOCUMENTED } from "./product.js";
import { startServer } from "./servers.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";

const { values } = parseArgs({
  options: {
    students: { type: "string", default: "2000" },
    seconds: { type: "string", default: "60" },
    database: { type: "string", default: "sqlite" },
    "mail-ms": { type: "string", default: "300" },
    mailbox: { type: "boolean", default: false },
    root: { type: "string", default: new URL("../..", import.meta.url).pathname },
    profile: { type: "string" },
  },
});
/** A laptop cannot run more students. The limit also catches typing errors. */
const MAX_STUDENTS = 20_000;
/** Time limit for all students to finish, in milliseconds after the last one arrived. */
const TIMEOUT_MS = 240_000;
const students = Math.min(Number(values.students), MAX_STUDENTS);
const spacing = (Number(values.seconds) * 1000) / students;
const root = resolve(values.root);

process.env["TEST_DATABASE"] = values.database;
const mariadb = values.database === "mariadb" ? await startMariadb(findMariadb() ?? "mariadbd") : null;
if (mariadb) process.env["TEST_MARIADB_URL"] = mariadb.adminUrl;
const { createTestDatabase } = await import("../src/kernel/testing/test-database.js");
const database = await createTestDatabase();
const post = values.mailbox ? developmentMailbox() : await slowMailServer(Number(values["mail-ms"]));
const port = String(await freePort());
try {
  const profiling = values.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${values.profile}`];
  const flags = [...profiling, ...AS_DOCUMENTED.flags];
  const server = await startServer([...flags, `${root}/backend/dist/main.js`], {
    ...AS_DOCUMENTED.env,
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
    post.open(server.url);
    const figures = new Figures();
    const promised = new Map<string, number>();
    const documents = await readDocuments(root);
    const rush: Rush = { url: server.url, documents, figures, post, promised };
    const [cpuBefore, from] = [await server.cpuSeconds(), performance.now()];
    const done = new AbortController();
    await Promise.race([everybody(rush), tooLong(done.signal)]);
    done.abort();
    const took = (performance.now() - from) / 1000;
    await mailsQueuedToGo(rush);
    const cpu = ((await server.cpuSeconds()) - cpuBefore) * 1000;
    const mailsTook = (performance.now() - from) / 1000;
    const waits = [...promised].map(
      ([email, at]) => (post.arrivals.get(`${email} ${CODE_SUBJECT}`)?.[0] ?? Infinity) - at,
    );
    const broken = await brokenInvariants(database.url, students, post);
    const lines = [
      `${values.database}: ${String(students)} students in ${values.seconds} s, done after ${took.toFixed(0)} s`,
      ...figures.lines(),
      `codes by mail    ${spread(waits.map((wait) => Math.max(0, wait)))}`,
      `last mail after ${mailsTook.toFixed(0)} s; server CPU ${(cpu / students).toFixed(1)} ms a student; ` +
        `memory ${(await server.memory()).toFixed(0)} MB; load of the machine ${loadavg()[0]?.toFixed(1) ?? "?"}`,
      broken.length === 0 ? "all accounts, teams and mails are there, once" : `BROKEN ${broken.join("; ")}`,
    ];
    console.log(lines.join("\n"));
    if (broken.length + figures.errors + figures.refusals > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} finally {
  await post.close();
  await database.dispose();
  mariadb?.stop();
}
process.exit();

/** Runs all groups of three. The groups' students start one after the other, `spacing` milliseconds apart. */
async function everybody(rush: Rush): Promise<void> {
  const trios: Promise<void>[] = [];
  const from = performance.now();
  for (let first = 0; first < students; first += 3) {
    await sleep(Math.max(0, from + first * spacing - performance.now()));
    const size = Math.min(3, students - first);
    trios.push(
      runTrio(rush, first, size, spacing).catch((error: unknown) => {
        rush.figures.failed(error instanceof Error ? error.message : String(error));
      }),
    );
  }
  await Promise.all(trios);
}

async function tooLong(signal: AbortSignal): Promise<void> {
  const isDone = (): boolean => signal.aborted;
  await sleep(students * spacing + TIMEOUT_MS, undefined, { signal }).catch(() => undefined);
  if (isDone()) return;
  console.log("some students never finished");
  process.exitCode = 1;
}

/** Waits for all mails, but at most `TIMEOUT_MS`. Does not wait if the codes come from the development mailbox. */
async function mailsQueuedToGo({ post: { arrivals } }: Rush): Promise<void> {
  const wanted = mailsOf(students);
  const deadline = performance.now() + TIMEOUT_MS;
  while (!values.mailbox && arrivals.size < wanted && performance.now() < deadline) await sleep(100);
}
