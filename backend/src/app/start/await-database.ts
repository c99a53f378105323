import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../kernel/db/database.js";
import { isTurnedAway, isUnavailable } from "../../kernel/db/db-errors.js";
import type { Logger } from "../../kernel/log/logger.js";
import { Outage } from "../../kernel/log/outage.js";

/**
 * The first pause between two attempts, in milliseconds. Each further pause is twice as long, up to `LONGEST_PAUSE_MS`.
 * The pauses are short, so that the site is ready soon after its database.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/**
 * Milliseconds after which a start counts as slow, for example because another server migrates. The waiting room then
 * handles requests until the start ends.
 */
const LONG_MS = 3000;

/**
 * Opens and prepares the database, and retries while the database is down.
 * @param open makes one attempt, and leaves nothing open if it fails
 * @param whileAway called once, when the first attempt failed or is slow
 * @throws immediately for errors that waiting does not fix: a wrong password, a database that does not exist
 */
export async function awaitDatabase(
  open: () => Promise<Database>,
  log: Logger,
  whileAway: () => Promise<void>,
): Promise<Database> {
  const outage = new Outage(log, "database");
  let away: Promise<void> | undefined;
  const late = setTimeout(() => {
    away ??= whileAway();
    away.catch(() => undefined); // Prevents an unhandled rejection. The `finally` block below throws the error.
  }, LONG_MS);
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const db = await open();
        outage.worked();
        return db;
      } catch (error) {
        if (isTurnedAway(error) || !isUnavailable(error)) throw error;
        await (away ??= whileAway());
        outage.failed(error);
        await sleep(pause);
      }
    }
  } finally {
    clearTimeout(late);
    await away;
  }
}
