import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { Event, EVENT_SLUG } from "../../modules/events/event.entity.js";
import { newEvent, type NewEvent } from "../../modules/events/new-event.js";
import { EVENT_SEEDS } from "./event-seeds.js";

/**
 * Adds the shipped events that the database lacks, identified by slug. Existing events are not changed,
 * whoever edited them. One read when nothing is missing.
 */
export async function seedEvents(db: Database): Promise<void> {
  const missing = await missingSeeds(db);
  if (missing.length === 0) return;
  try {
    await db.inTransaction(async (tx) => {
      await tx.insert(Event, missing.map(newEvent));
    });
  } catch (error) {
    // Another server that starts at the same moment was first; check again what is still missing.
    if (!violates(error, EVENT_SLUG)) throw error;
    await seedEvents(db);
  }
}

async function missingSeeds(db: Database): Promise<NewEvent[]> {
  const rows = await db.read((reader) => reader.find(Event, { select: { id: true, slug: true } }));
  const present = new Set(rows.map(({ slug }) => slug));
  return EVENT_SEEDS.filter(({ slug }) => !present.has(slug));
}
