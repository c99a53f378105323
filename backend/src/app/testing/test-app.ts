import { AsyncLocalStorage } from "node:async_hooks";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { Application } from "../application.js";
import { productFor } from "./product.js";
import { forgetReplyCheck } from "./reply-check.js";
import { TestClient } from "./test-client.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";

/** The Superadmin of every test application. */
export const TEST_ADMIN = { email: "admin@club.example", password: "correct horse battery" };

/** A whole application, with its own database unless DATABASE_URL is given, listening on a free port. */
export interface TestApp {
  readonly url: string;
  readonly application: Application;
  /**
   * Returns the statements that requests have run since the last call of `takeStatements`. Leaves out the starts and
   * ends of transactions. Includes a job's statements only if a request started the job, such as the job that sends
   * mails.
   */
  takeStatements(): string[];
  /** Runs work outside a request, and counts its statements like those of a request. */
  counted<T>(work: () => Promise<T>): Promise<T>;
  /** The server's log, oldest line first. Empty unless LOG_LEVEL is set. */
  readonly log: readonly Record<string, unknown>[];
  /** Returns a new client without session or cookies. */
  client(): TestClient;
  /** Returns the newest code that was mailed to an address. Reads the code from the outbox. */
  mailedCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the product as `main.ts` does, with an environment for tests. Rate limits are off unless `env` turns them on.
 * @param projectRoot the folder with the content files and the artwork, by default the project's
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  projectRoot = join(__dirname, "../../../.."),
): Promise<TestApp> {
  const ownDatabase = env["DATABASE_URL"] === undefined ? await createMigratedDatabase() : null;
  const statements: string[] = [];
  const ofRequests = new AsyncLocalStorage<true>();
  const log: Record<string, unknown>[] = [];
  const { createApplication, readEnvironment } = await productFor(expect.getState().testPath ?? "");
  const application = await createApplication(
    readEnvironment({
      NODE_ENV: "test",
      DATABASE_URL: ownDatabase?.url,
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
        if (!isBracket && ofRequests.getStore() === true) statements.push(sql);
      },
      onLogLine: (line) => log.push(JSON.parse(line) as Record<string, unknown>),
    },
  );
  application.server.server.prependListener("request", () => ofRequests.enterWith(true));
  await application.server.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${String((application.server.server.address() as AddressInfo).port)}`;
  forgetReplyCheck(url);
  return {
    url,
    application,
    log,
    takeStatements: () => statements.splice(0),
    counted: (work) => ofRequests.run(true, work),
    client: () => new TestClient(url),
    mailedCode: (to) => newestCode(application, to),
    async close() {
      await application.close();
      await ownDatabase?.dispose();
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
