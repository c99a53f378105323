import type { Grant } from "../../kernel/contract/grants.js";
import type { TestApp } from "./test-app.js";
import { only, setUpTotp } from "./set-up-totp.js";
import type { TestClient } from "./test-client.js";

export interface TestStudent {
  readonly client: TestClient;
  readonly email: string;
  readonly name: string;
}

export const TEST_PASSWORD = "a long enough password";

/** Returns a sign-up request's body with all fields. */
export function signUpBody(email: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Asha Rao",
    email,
    phone: "9876543210",
    password: TEST_PASSWORD,
    role: "User",
    college: "Test College",
    universityRollNo: `R-${email}`,
    ...overrides,
  };
}

const SIGN_UP = "mutation ($input: SignUpInput!) { signUp(input: $input) { token } }";

/** Signs a student up over HTTP with the mailed code. The student is signed in afterwards. */
export async function signUpStudent(
  app: TestApp,
  email: string,
  overrides: Record<string, unknown> = {},
  transport = "REST",
): Promise<TestStudent> {
  const client = app.client();
  const body = signUpBody(email, overrides);
  await client.post("/api/auth/verify-email", { email });
  await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
  const made =
    transport === "REST"
      ? (await client.post("/api/auth/signup", body)).body
      : (await client.graphql(SIGN_UP, { input: { ...body, role: "USER" } })).data?.["signUp"];
  const token = (made as { token?: string } | undefined)?.token;
  if (token === undefined) throw new Error(`sign-up of ${email} failed: ${JSON.stringify(made)}`);
  client.token = token;
  return { client, email, name: String(body["name"]) };
}

/**
 * Signs up a holder of one grant, at `<grant>@example.org`. The token from the sign-up stays valid, because grants are
 * read at every request.
 */
export async function signUpHolder(app: TestApp, grant: Grant, admin: TestClient): Promise<TestStudent> {
  const student = await signUpStudent(app, `${grant}@example.org`, { name: `Holder of ${grant}` });
  await giveGrants(student, [grant], admin);
  return student;
}

/**
 * Gives a student exactly these grants, acting as a Superadmin over HTTP. A treasurer gets an authenticator app first.
 */
export async function giveGrants(
  { client }: TestStudent,
  grants: readonly Grant[],
  admin: TestClient,
): Promise<void> {
  if (grants.includes("treasurer") && !(await hasApp(client)))
    await setUpTotp(client, { password: TEST_PASSWORD });
  const viewer = (await client.graphql("{ viewer { id } }")).data?.["viewer"] as { id: string };
  const { status } = await admin.send("PUT", `/api/superadmin/users/${viewer.id}/grants`, { grants });
  if (status !== 200) throw new Error(`no grants for ${viewer.id}: ${String(status)}`);
}

async function hasApp(client: TestClient): Promise<boolean> {
  const factors = only(await client.graphql("{ secondFactors { app { createdAt } } }"));
  return (factors as { app: object | null }).app !== null;
}
