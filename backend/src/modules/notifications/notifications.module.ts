import type { Database } from "../../kernel/db/database.js";
import { MailWithdrawalRepository } from "../../kernel/mail/mail-withdrawal.repository.js";
import type { EventTitles } from "../../kernel/languages/language.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { NotificationRepository } from "./notification.repository.js";
import { NotificationService } from "./notification.service.js";
import { MailingsOffRepository, RemindersOffRepository } from "./switched-off.repository.js";

export function createNotificationServices({
  db,
  outbox,
  publicUrl,
  eventTitles,
}: {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
  readonly eventTitles?: EventTitles;
}) {
  const repository = new NotificationRepository(db);
  const remindersOff = new RemindersOffRepository(db);
  return {
    notificationRepository: repository,
    notifications: new NotificationService(
      db,
      repository,
      remindersOff,
      new MailingsOffRepository(db),
      outbox,
      new MailWithdrawalRepository(db),
      publicUrl,
      eventTitles,
    ),
  };
}
