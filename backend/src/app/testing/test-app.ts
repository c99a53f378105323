import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readEnvironment } from "../../config/environment.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { createApplication, type Application } from "../application.js";
import { TestClient } from "./test-client.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";

/** The Superadmin every test application starts with. */
export const TEST_ADMIN = { email: "admin@club.example", password: "correct horse battery" };

/** A whole application on a database of its own, listening on a free port. */
export interface TestApp {
  readonly url: string;
  readonly application: Application;
  /**
   * Statements run since the last call of `takeStatements`, without the brackets of transactions, which the mail worker has
   * too, and without those with which jobs look every few seconds whether there is something to do.
   */
  takeStatements(): string[];
  /** What the server logged, oldest first; nothing unless LOG_LEVEL is set. */
  readonly log: readonly Record<string, unknown>[];
  /** A new client without session or cookies. */
  client(): TestClient;
  /** The newest code mailed to an address, read from the outbox. */
  mailedCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/** What jobs ask, in the middle of whatever is counted: for new content, settings and messages to webhooks; what is due; whom a mail is for. */
const LOOKS = [
  /^SELECT ["`](?:WebhookEndpoint|ContentState)["`]\./,
  /FROM setting_versions v\s+JOIN \(SELECT/,
  /^SELECT ["`]ScheduledMailing["`]\..* WHERE .*sendAt["`] <= /,
  /^SELECT ["`]PlaceOffer["`]\..* WHERE .*deadline["`] < /,
  /^SELECT ["`]PlaceSettings["`]\.(?!.* WHERE )/,
  /^SELECT m\.id, u\.language FROM outbox_mails m JOIN users u /,
];

/**
 * Starts the product as `main.ts` does, with an environment for tests; limits are off unless `env` turns them on.
 * @param projectRoot where the content files and the artwork are; the project's own unless told
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  projectRoot = join(__dirname, "../../../.."),
): Promise<TestApp> {
  const database = await createMigratedDatabase();
  const statements: string[] = [];
  const log: Record<string, unknown>[] = [];
  const application = await createApplication(
    readEnvironment({
      NODE_ENV: "test",
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      PUBLIC_URL: "http://localhost:4000",
      ADMIN_EMAIL: TEST_ADMIN.email,
      ADMIN_PASSWORD: TEST_ADMIN.password,
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      ...env,
    }),
    {
      projectRoot,
      siteRoot: "/nonexistent",
      siteBundle: "/nonexistent",
      playgroundRoot: "/nonexistent",
      onStatement: (sql) => {
        const isBracket = sql === "START TRANSACTION" || sql === "COMMIT";
        if (!isBracket && !LOOKS.some((look) => look.test(sql))) statements.push(sql);
      },
      onLogLine: (line) => log.push(JSON.parse(line) as Record<string, unknown>),
    },
  );
  await application.server.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${String((application.server.server.address() as AddressInfo).port)}`;
  return {
    url,
    application,
    log,
    takeStatements: () => statements.splice(0),
    client: () => new TestClient(url),
    mailedCode: (to) => newestCode(application, to),
    async close() {
      await application.close();
      await database.dispose();
    },
  };
}

async function newestCode({ services }: Application, to: string): Promise<string> {
  const mails = await services.outboxRepository.newest(200);
  for (const mail of mails) {
    const code = mail.recipient === to && /\b[0-9]{6}\b/.exec(services.outbox.openBody(mail.sealedBody));
    if (code) return code[0];
  }
  throw new Error(`no code was mailed to ${to}`);
}
