import { appCode } from "./app-code.js";
import type { GraphQLReply, TestClient } from "./test-client.js";

/**
 * Returns the value of a reply's only field.
 * @throws Error when the operation was refused
 */
export function only({ data, errors }: GraphQLReply): unknown {
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

/**
 * Sets up an authenticator app over HTTP. The app's current code is used up.
 * @param proof an `OwnerProofInput`: the password for an account without two-step login, otherwise a second factor
 */
export async function setUpTotp(
  client: TestClient,
  proof: object,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await client.graphql(
    "mutation ($input: OwnerProofInput!) { beginTotp(input: $input) { setup secret uri qrSvg } }",
    { input: proof },
  );
  const { setup, secret } = only(begun) as { setup: string; secret: string };
  const confirmed = await client.graphql(
    "mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { message recoveryCodes } }",
    { input: { setup, code: appCode(secret) } },
  );
  const { recoveryCodes } = only(confirmed) as { recoveryCodes: string[] | null };
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}
