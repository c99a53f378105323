/** Outcomes of parallel requests: "ok" or the error's code, with how often. */
export type Outcomes = Record<string, number>;

/** Waits for all requests and counts how they ended. */
export async function outcomes(requests: readonly Promise<unknown>[]): Promise<Outcomes> {
  const counts: Outcomes = {};
  for (const result of await Promise.allSettled(requests)) {
    const key = result.status === "fulfilled" ? "ok" : codeOf(result.reason);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function codeOf(reason: unknown): string {
  const { code, message } = reason as { readonly code?: string; readonly message: string };
  return code ?? message;
}
