import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../kernel/db/database.js";
import { isTurnedAway, isUnavailable } from "../../kernel/db/db-errors.js";
import type { Logger } from "../../kernel/log/logger.js";
import { Outage } from "../../kernel/log/outage.js";

/** Between two tries, in milliseconds: doubled up to the longest, so that the site is up soon after its database. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/**
 * After this many milliseconds a start counts as slow (another server migrates), and the waiting room answers until it
 * ends.
 */
const LONG_MS = 3000;

/**
 * Opens and prepares the database, however long it is down.
 * @param open tries once, and leaves nothing open when it fails
 * @param whileAway called once, when the first try failed or takes long
 * @throws at once for errors that waiting does not fix: a wrong password, a database that does not exist
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
    away.catch(() => undefined); // reported below
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
