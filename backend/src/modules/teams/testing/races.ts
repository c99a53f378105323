import type { Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { TeamRepository, type LedTeam } from "../team.repository.js";

/** The number of parallel requests per outcome: "ok" or an error code. */
export type Outcomes = Record<string, number>;

/** Waits for all requests and counts their outcomes. */
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

/**
 * Reserves a seat even if the team is full or locked. Control tests use this class to show that the policy's earlier
 * check alone is not enough.
 */
export class ReadThenWrite extends TeamRepository {
  override async reserveSeat(tx: Tx, { id }: LedTeam): Promise<boolean> {
    return (await execute(tx, "UPDATE teams SET memberCount = memberCount + 1 WHERE id = ?", [id])) === 1;
  }
}
