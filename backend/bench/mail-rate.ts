// npm run bench:mail: measures the rate at which queued mails leave when the mail server takes 300 ms per mail, and the
// CPU time per mail. Then kills the sender (-9) repeatedly and counts the mails that arrive twice. Runs on MariaDB with
// TEST_DATABASE=mariadb and TEST_MARIADB_URL. Options: --mails 2000 --kills 20 --reply 300. Options for the mails that
// waited while a nearby relay was down for an hour: --mails 10000 --kills 0 --reply 0
import "reflect-metadata";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DATA_MODEL } from "../src/app/data-model.js";
import { openDatabase } from "../src/kernel/db/open-database.js";
import { smtpTransport } from "../src/kernel/mail/mail-transport.js";
import { readSmtpUrl } from "../src/kernel/mail/smtp-address.js";
import { CONNECTIONS, OutboxWorker } from "../src/kernel/mail/outbox-worker.js";
import { Outbox } from "../src/kernel/mail/outbox.js";
import { OutboxRepository } from "../src/kernel/mail/outbox.repository.js";
import { createMigratedDatabase } from "../src/kernel/testing/migrated-database.js";
import { SmtpSink } from "../src/kernel/testing/smtp-sink.js";
import { ON_MARIADB } from "../src/kernel/testing/test-database.js";

const SECRET = "a secret for measurements only";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mails: { type: "string", default: "2000" },
    kills: { type: "string", default: "20" },
    reply: { type: "string", default: "300" },
  },
});
const REPLY_MS = Number(values.reply);
const [databaseUrl, smtpUrl] = positionals;

if (databaseUrl !== undefined && smtpUrl !== undefined) await send(databaseUrl, smtpUrl);
else await measure(Number(values.mails), Number(values.kills));

/**
 * Sends the queued mails. Runs in a separate process, which `measure` starts and kills. On SIGTERM, prints the CPU time
 * used, in ms, and stops.
 */
async function send(url: string, smtp: string): Promise<void> {
  const db = await openDatabase(url, DATA_MODEL);
  const ignore = (): void => undefined;
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const transport = smtpTransport(
    readSmtpUrl(smtp),
    { name: "Club", address: "club@example.org" },
    { maxConnections: CONNECTIONS },
  );
  const options = { name: "bench:1", messageIdDomain: "club.example" };
  const worker = new OutboxWorker(db, new Outbox(SECRET), new OutboxRepository(db), transport, log, options);
  const before = process.cpuUsage();
  worker.start();
  process.once("SIGTERM", () => {
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(String((user + system) / 1000));
    void worker.stop().then(() => db.close());
  });
}

async function measure(mails: number, kills: number): Promise<void> {
  const place = await createMigratedDatabase();
  const db = await openDatabase(place.url, DATA_MODEL);
  const sink = await SmtpSink.start();
  sink.delays.set("message", REPLY_MS);
  // Discards a mail whose sender is killed before the reply. Otherwise such a mail would always arrive twice, because
  // the restarted sender sends it again.
  sink.dropsUnanswered = true;
  const outbox = new Outbox(SECRET);
  const queue = async (count: number): Promise<void> => {
    const to = (n: number): string => `student${String(n)}@example.org`;
    for (let n = 0; n < count; n++)
      await db.inTransaction((tx) => outbox.enqueue(tx, { to: to(n), subject: "A code", body: ["123456"] }));
  };
  const arrived = async (count: number): Promise<void> => {
    while (new Set(sink.mails.map(({ messageId }) => messageId)).size < count) await pause(20);
  };
  console.log(`${ON_MARIADB ? "MariaDB" : "SQLite"}, ${String(REPLY_MS)} ms a mail`);
  await queue(mails);
  let sender = start(place.url, sink.url);
  await arrived(1);
  const begun = performance.now();
  await arrived(mails);
  const seconds = (performance.now() - begun) / 1000;
  const cpuMs = await end(sender);
  console.log(`${String(mails)} mails in ${seconds.toFixed(1)} s: ${(mails / seconds).toFixed(1)} a second`);
  console.log(`${(cpuMs / mails).toFixed(2)} ms of CPU a mail`);

  sink.mails.length = 0;
  await queue(kills * 60);
  sender = start(place.url, sink.url);
  for (let kill = 0; kill < kills; kill++) {
    const before = sink.mails.length;
    while (sink.mails.length < before + 20) await pause(5);
    await pause(Math.random() * REPLY_MS);
    sender.kill("SIGKILL");
    await once(sender, "exit");
    sender = start(place.url, sink.url);
  }
  await arrived(kills * 60);
  await end(sender);
  const doubled = sink.mails.length - kills * 60;
  console.log(`${String(kills)} kills: ${String(doubled)} mails twice, none lost`);
  await sink.close();
  await db.close();
  await place.dispose();
}

function start(...args: readonly string[]): ChildProcess {
  const loader = fileURLToPath(new URL("../swc-register.mjs", import.meta.url));
  const script = fileURLToPath(import.meta.url);
  return spawn(process.execPath, ["--import", loader, script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function end(sender: ChildProcess): Promise<number> {
  let output = "";
  sender.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  sender.kill("SIGTERM");
  await once(sender, "close");
  return Number(output);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
