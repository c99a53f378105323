import type { TestApp } from "./test-app.js";
import type { GraphQLReply, TestClient } from "./test-client.js";

/** The parts of a mutation's reply that self-service tests check. */
export interface Change {
  readonly message?: string;
  readonly session?: { readonly token: string; readonly email: string };
  readonly viewer?: Record<string, unknown>;
  readonly error: NonNullable<GraphQLReply["errors"]>[number] | undefined;
}

/** Input types that are not named after their mutation. */
const INPUTS: Readonly<Record<string, string>> = {
  removeTotp: "OwnerProofInput",
  newRecoveryCodes: "OwnerProofInput",
  withdrawPayment: "TeamIdInput",
};

/**
 * Runs a mutation.
 * @param input the mutation's input, or null for a mutation without input
 * @param reply further fields to select, in addition to the message
 */
export async function change(
  client: TestClient,
  name: string,
  input: object | null,
  reply = "",
): Promise<Change> {
  const type = INPUTS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const result = await client.graphql(
    input
      ? `mutation ($input: ${type}!) { ${name}(input: $input) { message ${reply} } }`
      : `mutation { ${name} { message ${reply} } }`,
    { input },
  );
  const data = result.data?.[name] as Omit<Change, "error"> | null | undefined;
  return { ...data, error: result.errors?.[0] };
}

/** Returns the error code of a refused mutation, or undefined if the mutation succeeded. */
export function codeOf({ error }: Change): string | undefined {
  return error?.extensions.code;
}

/** Returns whether the server accepts the client's token. */
export async function isSignedIn(client: TestClient): Promise<boolean> {
  return Boolean((await client.graphql("{ viewer { id } }")).data?.["viewer"]);
}

/**
 * Returns the outbox mails to an address, newest first. Subjects are unsealed, except for subjects that contain a code.
 */
export async function mailsTo(
  { application }: TestApp,
  recipient: string,
): Promise<{ subject: string; text: string }[]> {
  const { outboxRepository, outbox } = application.services;
  const mails = (await outboxRepository.newest(500)).filter((mail) => mail.recipient === recipient);
  return mails.map((mail) => {
    const { subject, text } = outbox.open(mail);
    return { subject: /\d{6}/.test(subject) ? mail.subject : subject, text };
  });
}
