import { AsyncLocalStorage } from "node:async_hooks";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { Application } from "../application.js";
import { productFor } from "./product.js";
import { forgetReplyCheck } from "./reply-check.js";
import { TestClient } from "./test-client.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";

/** The Superadmin every test application starts with. */
export const TEST_ADMIN = { email: "admin@club.example", password: "correct horse battery" };

/** A whole application on a database of its own, listening on a free port. */
export interface TestApp {
  readonly url: string;
  readonly application: Application;
  /**
   * Returns the statements run for requests since the last call of `takeStatements`, without the brackets of
   * transactions. Concurrent queries of jobs are left out, except for those that a request has set off, such as sending
   * its mail.
   */
  takeStatements(): string[];
  /** Runs what no request asks for, with its statements counted as a request's. */
  counted<T>(work: () => Promise<T>): Promise<T>;
  /** What the server logged, oldest first; nothing unless LOG_LEVEL is set. */
  readonly log: readonly Record<string, unknown>[];
  /** A new client without session or cookies. */
  client(): TestClient;
  /** The newest code mailed to an address, read from the outbox. */
  mailedCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the product as `main.ts` does, with an environment for tests; limits are off unless `env` turns them on.
 * @param projectRoot where the content files and the artwork are; by default the project's own
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  projectRoot = join(__dirname, "../../../.."),
): Promise<TestApp> {
  const database = await createMigratedDatabase();
  const statements: string[] = [];
  const ofRequests = new AsyncLocalStorage<true>();
  const log: Record<string, unknown>[] = [];
  const { createApplication, readEnvironment } = await productFor(expect.getState().testPath ?? "");
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
