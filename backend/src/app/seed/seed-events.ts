import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import {
  SETTING_NAME,
  SETTINGS,
  SiteSettingRepository,
} from "../../kernel/settings/site-setting.repository.js";
import { Event } from "../../modules/events/event.entity.js";
import { newEvent } from "../../modules/events/event-data.js";
import { EVENT_SEEDS } from "./event-seeds.js";

/**
 * Adds the shipped events to a database that never had any. A club that deletes the events does not get them back (ADR
 * 76). Later starts read only one row.
 */
export async function seedEvents(db: Database): Promise<void> {
  const settings = new SiteSettingRepository(db);
  if (await settings.isOn(SETTINGS.eventsSeeded)) return;
  try {
    await db.inTransaction(async (tx) => {
      if (!(await settings.turn(tx, SETTINGS.eventsSeeded, true))) return;
      // A site that is older than this setting already has its events.
      if (await tx.existsBy(Event, {})) return;
      await tx.insert(Event, EVENT_SEEDS.map(newEvent));
    });
  } catch (error) {
    // Another server that started at the same moment added the events first.
    if (!violates(error, SETTING_NAME)) throw error;
  }
}
