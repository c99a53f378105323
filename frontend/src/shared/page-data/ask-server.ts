import { ANSWER_MS } from "../answer-deadline";
import { LANGUAGE } from "../language";
import { t } from "@contract/kernel/contract/t";

interface Reply {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * Sends an operation to the server without Apollo. The request has no session unless `headers` contain a token.
 * @throws Error with the GraphQL errors, for `toAppError`, or the errors of `fetch`
 */
export async function askServer(
  text: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const reply = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "accept-language": LANGUAGE,
      ...headers,
    },
    body: JSON.stringify({ query: text, variables }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { data, errors } = (await reply.json()) as Reply;
  if (!reply.ok || errors)
    throw Object.assign(
      new Error(
        errors?.[0]?.message ??
          t("The server returned an error ({status}). Try again later.", {
            status: String(reply.status),
          }),
      ),
      {
        errors: errors ?? [],
      },
    );
  return data;
}
