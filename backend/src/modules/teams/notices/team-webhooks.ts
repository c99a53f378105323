import type { Tx } from "../../../kernel/db/database.js";
import { isWanted, queueWebhook, type WebhookData } from "../../../kernel/webhooks/queue-webhooks.js";
import { TEAM_WEBHOOK_DATA } from "../reads/team-select.sql.js";

/**
 * Notifies other programs that a team was created, restored or changed. The message contains the team's state at the
 * end of the transaction.
 */
export function queueTeamWebhook(tx: Tx, type: "team.created" | "team.updated", id: string): void {
  queueWebhook(tx, { type, about: id, data: () => dataOf(tx, id) });
}

/**
 * Reads a team's data for a webhook before the team is deleted. Returns a function that queues the message after the
 * deletion.
 */
export async function noteDeletion(tx: Tx, id: string): Promise<() => void> {
  const data = (await isWanted(tx, "team.deleted")) ? await dataOf(tx, id) : null;
  return () => {
    queueWebhook(tx, { type: "team.deleted", about: id, data: () => data });
  };
}

async function dataOf(tx: Tx, id: string): Promise<WebhookData | null> {
  const [team] = await tx.query<WebhookData[]>(TEAM_WEBHOOK_DATA, [id]);
  return team ?? null;
}
