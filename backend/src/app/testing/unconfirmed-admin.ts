import { toDate, toSqlTime, type RawTime } from "../../kernel/db/raw-sql.js";
import { change, type Change } from "./mutations.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./test-app.js";
import type { TestClient } from "./test-client.js";

/** The Superadmin's password after `createUnconfirmedAdmin`. */
export const ADMIN_PASSWORD = "a password that is new";

/**
 * Starts an application with a Superadmin whose session has no confirmation. A log-in would confirm the session, so
 * this session begins with a change of password.
 */
export async function createUnconfirmedAdmin(
  env: NodeJS.ProcessEnv = {},
): Promise<{ app: TestApp; admin: TestClient }> {
  const app = await startTestApp(env);
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const input = { currentPassword: TEST_ADMIN.password, newPassword: ADMIN_PASSWORD };
  const changed = await change(admin, "changePassword", input, "session { token }");
  admin.token = changed.session?.token ?? null;
  return { app, admin };
}

export async function idOf({ application }: TestApp, email: string): Promise<string> {
  const { db } = application.services;
  const [user] = await db.query<{ id: string }>("SELECT id FROM users WHERE email = ?", [email]);
  return user?.id ?? "";
}

/** Confirms the session with a password, by default the Superadmin's. */
export function confirm(client: TestClient, password = ADMIN_PASSWORD): Promise<Change> {
  return change(client, "confirmIdentity", { password }, "confirmedUntil");
}

/** Returns the time when the session's confirmation ends, as the server reports it, or null if there is none. */
export async function confirmedUntil(client: TestClient): Promise<Date | null> {
  const { data } = await client.graphql("{ confirmedUntil }");
  const until = data?.["confirmedUntil"];
  return typeof until === "string" ? new Date(until) : null;
}

/** Makes every confirmation older by the given number of seconds. */
export async function age({ application }: TestApp, seconds: number): Promise<void> {
  const { db } = application.services;
  const rows = await db.query<{ id: string; confirmedAt: RawTime }>(
    "SELECT id, confirmedAt FROM sessions WHERE confirmedAt IS NOT NULL",
  );
  await db.inTransaction(async (tx) => {
    for (const { id, confirmedAt } of rows) {
      const older = new Date(toDate(confirmedAt).getTime() - seconds * 1000);
      await tx.query("UPDATE sessions SET confirmedAt = ? WHERE id = ?", [toSqlTime(older), id]);
    }
  });
}
