import type { Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { TeamReminder } from "./team-reminder.entity.js";

/** Writes of `team_reminders`. */
export class ReminderRepository {
  /** Writes down that teams have this reminder. @throws the driver's error when one of them has it already. */
  insert(tx: Tx, teamIds: readonly string[], days: number, sentAt: Date): Promise<void> {
    return insertMany(
      tx,
      TeamReminder,
      teamIds.map((teamId) => ({ teamId, days, sentAt })),
    );
  }
}
