import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SmtpSink } from "../../../backend/src/kernel/testing/smtp-sink";
import { createTestDatabase } from "../../../backend/src/kernel/testing/test-database";
import { TEST_SECRET } from "../../../backend/src/kernel/testing/test-secret";
import { freePort } from "../../../scripts/lib/ports.mjs";

/** The first Superadmin of the site under test. */
export const ADMIN = { email: "admin@club.example", password: "correct horse battery" };

/** The built product with its own database, SMTP server and port. */
export interface Site {
  readonly url: string;
  readonly mail: SmtpSink;
  /** The environment of the site's process. With it, a test can run another server or a command of the site. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const QUICK_ARGON2 = new URL("./quick-argon2.mjs", import.meta.url).href;
const MAIN = fileURLToPath(new URL("../../../backend/dist/main.js", import.meta.url));

/**
 * Starts `backend/dist/main.js` as in production, but with quick password hashes. Waits until the site is ready.
 * @param prepare fills the database before the site opens it
 * @param main the main file of another build
 */
export async function startSite(
  env: NodeJS.ProcessEnv = {},
  prepare: (databaseUrl: string) => Promise<void> = () => Promise.resolve(),
  main = MAIN,
): Promise<Site> {
  const database = await createTestDatabase();
  await prepare(database.url);
  const mail = await SmtpSink.start();
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const started: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    JWT_SECRET: TEST_SECRET,
    SMTP_URL: mail.url,
    MAIL_FROM: "Coding Club <no-reply@club.example>",
    CLUB_EMAIL: "club@club.example",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    UPI_ID: "club@upi",
    BANK_ACCOUNT_NAME: "Coding Club",
    BANK_ACCOUNT_NUMBER: "001234567890",
    BANK_IFSC: "TEST0001234",
    // Stops at once, without the three seconds for a proxy to notice the stop (backend/src/app/start/stop.test.ts).
    DRAIN_MS: "0",
    // Sends mails about decisions immediately. The backend's tests check that such a mail otherwise waits, and is
    // withdrawn if the decision is reverted.
    DECISION_MAIL_DELAY_MS: "0",
    ...env,
  };
  const child = spawn(process.execPath, ["--import", QUICK_ARGON2, main], {
    env: started,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await upOrExit(child, url);
  return {
    url,
    mail,
    env: started,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await mail.close();
      await database.dispose();
    },
  };
}

/**
 * Waits until the site is ready.
 * @throws Error if the process ends first
 */
async function upOrExit(child: ChildProcess, url: string): Promise<void> {
  child.stdout?.resume(); // a full pipe would block the process
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    if (child.exitCode !== null)
      throw new Error(`the site ended with code ${String(child.exitCode)} before it was up`);
    await sleep(50);
  }
}
