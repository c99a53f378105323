import type { Environment } from "../../config/environment.js";
import type { Database } from "../../kernel/db/database.js";
import { ENGLISH_TITLES, type EventTitles } from "../../kernel/languages/language.js";
import { FailedMailRepository } from "../../kernel/mail/failed-mail.repository.js";
import { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { EventService } from "../events/event.service.js";
import type { NotificationService } from "../notifications/notification.service.js";
import { FailedMailService } from "./failed/failed-mail.service.js";
import { MailTemplateRepository } from "./plans/mail-template.repository.js";
import { MailTemplateService } from "./plans/mail-template.service.js";
import { MailingReadService } from "./mailing-read.service.js";
import { MailingRepository } from "./mailing.repository.js";
import { MailingService } from "./mailing.service.js";
import { ScheduledMailingRepository } from "./plans/scheduled-mailing.repository.js";
import { ScheduledMailingService } from "./plans/scheduled-mailing.service.js";
import type { TeamAudienceService } from "../teams/reads/team-audience.service.js";

interface MailingParts {
  readonly env: Environment;
  /** Returns the club's current address for replies, or "" if there is none. */
  readonly clubEmail: () => string;
  readonly eventTitles?: EventTitles | undefined;
  readonly db: Database;
  readonly accounts: AccountService;
  readonly events: EventService;
  readonly outbox: Outbox;
  readonly teamAudiences: TeamAudienceService;
  readonly notifications: NotificationService;
}

export function createMailingServices({
  env,
  clubEmail,
  eventTitles = ENGLISH_TITLES,
  db,
  accounts,
  events,
  outbox,
  teamAudiences,
  notifications,
}: MailingParts) {
  const repository = new MailingRepository(db);
  const mailingReads = new MailingReadService(
    repository,
    new MailingCopiesRepository(db),
    events,
    teamAudiences,
  );
  const failed = new FailedMailRepository(db);
  const config = { publicUrl: env.PUBLIC_URL, clubEmail, eventTitles };
  const scheduled = new ScheduledMailingRepository(db);
  const mailings = new MailingService(
    db,
    repository,
    mailingReads,
    events,
    teamAudiences,
    failed,
    outbox,
    config,
    scheduled,
    notifications,
  );
  return {
    mailingReads,
    mailings,
    mailTemplates: new MailTemplateService(db, new MailTemplateRepository(db)),
    scheduledMailings: new ScheduledMailingService(db, scheduled, repository, mailings, accounts),
    failedMails: new FailedMailService(db, failed, outbox),
  };
}
