import { execute } from "../../kernel/db/raw-sql.js";
import { signUpStudent, TEST_PASSWORD, type TestStudent } from "./students.js";
import type { TestApp } from "./test-app.js";
import { appCode } from "./app-code.js";
import { only, setUpTotp } from "./set-up-totp.js";
import type { TestClient } from "./test-client.js";

export { only } from "./set-up-totp.js";

/** Returns a code that is wrong in every time step from two before the current one to two after it. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? ""
  );
}

/** Makes the current code of every authenticator app valid again, so that a test need not wait for the next code. */
export async function forgetSteps({ application }: TestApp): Promise<void> {
  await application.services.db.inTransaction((tx) => execute(tx, "UPDATE totp_factors SET lastStep = 0"));
}

/** Removes the delay after wrong codes. */
export async function forgetWrongCodes({ application }: TestApp): Promise<void> {
  await application.services.db.inTransaction((tx) =>
    execute(tx, "UPDATE totp_factors SET wrongCodes = 0, lastWrongAt = NULL"),
  );
}

/** Sets up an authenticator app, as its owner would. The app's current code is valid again afterwards. */
export async function setUpApp(
  app: TestApp,
  client: TestClient,
  proof: string | object,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const made = await setUpTotp(client, typeof proof === "string" ? { password: proof } : proof);
  await forgetSteps(app);
  return made;
}

/** A student with an authenticator app and recovery codes. */
export interface ProtectedStudent extends TestStudent {
  readonly userId: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Signs up a student and sets up an authenticator app for the account. */
export async function protectedStudent(app: TestApp, email: string): Promise<ProtectedStudent> {
  const student = await signUpStudent(app, email);
  const { id: userId } = only(await student.client.graphql("{ viewer { id } }")) as { id: string };
  return { ...student, userId, ...(await setUpApp(app, student.client, TEST_PASSWORD)) };
}

/** Logs in with a correct password and returns the ticket for the second step. */
export async function ticketOf(app: TestApp, { email }: TestStudent): Promise<string> {
  return (await firstStep(app.client(), email, TEST_PASSWORD)).ticket;
}

/** Sends the password step of a log-in over REST. */
export async function firstStep(
  client: TestClient,
  email: string,
  password: string,
): Promise<{ status: number; code?: string; ticket: string; methods?: string[]; token?: string }> {
  const { status, body } = await client.post<{ ticket: string }>("/api/auth/login", { email, password });
  return { ...body, status };
}

/** Sends the second step of a log-in over REST. */
export async function secondStep(
  client: TestClient,
  ticket: string,
  proof: object,
): Promise<{ status: number; code?: string; message: string; token?: string }> {
  const { status, body } = await client.post<{ message: string }>("/api/auth/login/second-factor", {
    ticket,
    ...proof,
  });
  return { ...body, status };
}
