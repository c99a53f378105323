import type { Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { TeamReminder } from "./team-reminder.entity.js";

export class ReminderRepository {
  /**
   * Records that teams got this reminder.
   * @throws the driver's error when one of the teams already got the reminder.
   */
  insert(tx: Tx, teamIds: readonly string[], days: number, sentAt: Date): Promise<void> {
    return insertMany(
      tx,
      TeamReminder,
      teamIds.map((teamId) => ({ teamId, days, sentAt })),
    );
  }
}
