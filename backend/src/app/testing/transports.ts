import type { TestClient } from "./test-client.js";

/** The two interfaces of the product. Every rule must hold for both. */
export const TRANSPORTS = ["REST", "GraphQL"] as const;
type Transport = (typeof TRANSPORTS)[number];

const ACTIONS = {
  logIn: { path: "login", type: "LogInInput" },
  requestEmailCode: { path: "verify-email", type: "RequestEmailCodeInput" },
  verifyEmailCode: { path: "verify-email-otp", type: "VerifyEmailCodeInput" },
  requestPasswordReset: { path: "forget-pass", type: "RequestPasswordResetInput" },
  verifyResetCode: { path: "forget-pass-verify-otp", type: "VerifyResetCodeInput" },
  setNewPassword: { path: "set-new-password", type: "SetNewPasswordInput" },
} as const;

/** Returns the outcome of an action on an account: "passed" or the error's code. */
export async function outcomeOf(
  client: TestClient,
  transport: Transport,
  action: keyof typeof ACTIONS,
  input: Record<string, unknown>,
): Promise<string> {
  const { path, type } = ACTIONS[action];
  if (transport === "REST") {
    const { status, body } = await client.post<{ code?: string }>(`/api/auth/${path}`, input);
    return status < 300 ? "passed" : (body.code ?? String(status));
  }
  const query = `mutation ($input: ${type}!) { ${action}(input: $input) { message } }`;
  const { errors } = await client.graphql(query, { input });
  return errors?.[0]?.extensions.code ?? "passed";
}
