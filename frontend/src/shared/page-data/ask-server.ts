interface Reply {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends a public query to our server: no session, no Apollo. @throws Error when it cannot answer. */
export async function askServer(text: string, variables: object): Promise<unknown> {
  const reply = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = (await reply.json()) as Reply;
  if (!reply.ok || errors)
    throw new Error(errors?.[0]?.message ?? `The server answered ${String(reply.status)}.`);
  return data;
}
