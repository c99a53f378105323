import { appCode } from "./app-code.js";
import type { GraphQLReply, TestClient } from "./test-client.js";

/** Returns the one field of a reply. @throws Error when it was refused */
export function only({ data, errors }: GraphQLReply): unknown {
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

/**
 * Sets an authenticator app up over HTTP; the code that it shows at that moment is spent.
 * @param proof an `OwnerProofInput`: the password of an account without two-step login, a factor of any other
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
