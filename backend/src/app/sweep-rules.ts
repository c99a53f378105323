import type { SweepRule } from "../kernel/sweep/sweeper.js";
import { BIN_DAYS } from "../kernel/bin/bin-entry.entity.js";
import { BinRepository } from "../kernel/bin/bin.repository.js";
import type { Database } from "../kernel/db/database.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";
import { MailingCopiesRepository } from "../kernel/mail/mailing-copies.repository.js";
import type { OutboxRepository } from "../kernel/mail/outbox.repository.js";
import { ActivityRepository } from "../modules/accounts/activity/activity.repository.js";
import type { CodeChallengeRepository } from "../modules/accounts/codes/code-challenge.repository.js";
import type { HandleProofRepository } from "../modules/accounts/handle-proofs/handle-proof.repository.js";
import type { FactorChallengeRepository } from "../modules/accounts/second-factor/challenges/factor-challenge.repository.js";
import type { SessionRepository } from "../modules/accounts/sessions/session.repository.js";
import type { NotificationRepository } from "../modules/notifications/notification.repository.js";
import { MailingSweepRepository } from "../modules/mailings/mailing.repository.js";
import { CheckInRepository } from "../modules/checkin/check-in.repository.js";
import { type PictureSweepService, UNUSED_DAYS } from "../modules/pictures/picture-sweep.service.js";
import { ContentRepository } from "../modules/content/editing/content.repository.js";
import { SettingVersionRepository } from "../modules/settings/setting-version.repository.js";
import { ListingRepository } from "../modules/teams/listings/listing.repository.js";
import { TeamInvitationRepository } from "../modules/teams/invitations/team-invitation.repository.js";
import { WebhookDeliveryRepository } from "../modules/webhooks/webhook-delivery.repository.js";
import { removeRemains } from "./restore/remains.js";

interface SweptParts {
  readonly notificationRepository: NotificationRepository;
  readonly db: Database;
  readonly codeChallenges: CodeChallengeRepository;
  readonly factorChallenges: FactorChallengeRepository;
  readonly handleProofRepository: HandleProofRepository;
  readonly sessionRepository: SessionRepository;
  readonly outboxRepository: OutboxRepository;
  readonly pictureSweep: PictureSweepService;
  /** The value of DATABASE_URL. Restores leave old files next to a SQLite file. */
  readonly databaseUrl: string;
}

/** The number of days for which data from before a restore is kept. */
const BEFORE_RESTORE_DAYS = 30;

/**
 * Returns the rules for deleting old data. Each rule has a kind of data and its retention period (docs/retention.md).
 * Data without a rule is kept.
 */
export function sweepRules(parts: SweptParts): readonly SweepRule[] {
  const {
    db,
    codeChallenges,
    factorChallenges,
    handleProofRepository,
    sessionRepository,
    outboxRepository,
    notificationRepository,
    pictureSweep,
    databaseUrl,
  } = parts;
  const location = parseDatabaseUrl(databaseUrl);
  const mailings = new MailingSweepRepository(new MailingCopiesRepository(db));
  const listings = new ListingRepository(db);
  const invitations = new TeamInvitationRepository(db);
  const checkIns = new CheckInRepository(db);
  const content = new ContentRepository(db);
  const settings = new SettingVersionRepository(db);
  const webhooks = new WebhookDeliveryRepository(db);
  const bin = new BinRepository(db);
  const activities = new ActivityRepository(db);
  return [
    { what: "codes", days: 1, delete: (tx, before, limit) => codeChallenges.deleteOld(tx, before, limit) },
    {
      what: "secondSteps",
      days: 1,
      delete: (tx, before, limit) => factorChallenges.deleteOld(tx, before, limit),
    },
    {
      what: "handleChallenges",
      days: 1,
      delete: (tx, before, limit) => handleProofRepository.deleteOld(tx, before, limit),
    },
    {
      what: "sessions",
      days: 30,
      delete: (tx, before, limit) => sessionRepository.deleteEnded(tx, before, limit),
    },
    {
      what: "activity",
      days: 365,
      delete: (tx, before, limit) => activities.deleteOld(tx, before, limit),
    },
    {
      what: "mails",
      days: 90,
      delete: (tx, before, limit) => outboxRepository.deleteDone(tx, before, limit),
    },
    {
      what: "notifications",
      days: 90,
      delete: (tx, before, limit) => notificationRepository.deleteOld(tx, before, limit),
    },
    {
      what: "mailingCopies",
      days: 90,
      delete: (tx, before, limit) => mailings.deleteDone(tx, before, limit),
    },
    {
      what: "listings",
      days: 1,
      delete: (tx, before, limit) => listings.deleteOld(tx, before, limit),
    },
    {
      what: "invitations",
      days: 90,
      delete: (tx, before, limit) => invitations.deleteOld(tx, before, limit),
    },
    {
      what: "walkIns",
      days: 365,
      delete: (tx, before, limit) => checkIns.deleteOld(tx, before, limit),
    },
    {
      what: "contentVersions",
      days: 730,
      delete: (tx, before, limit) => content.deleteReplaced(tx, before, limit),
    },
    {
      what: "settingVersions",
      days: 730,
      delete: (tx, before, limit) => settings.deleteReplaced(tx, before, limit),
    },
    {
      what: "webhookMessages",
      days: 30,
      delete: (tx, before, limit) => webhooks.deleteOld(tx, before, limit),
    },
    {
      what: "pictures",
      days: UNUSED_DAYS,
      delete: (tx, before, limit) => pictureSweep.deleteUnused(tx, before, limit),
    },
    {
      what: "restores",
      days: BEFORE_RESTORE_DAYS,
      delete: (_tx, before) =>
        location.dialect === "sqlite" ? removeRemains(location.file, before) : Promise.resolve(0),
    },
    {
      what: "bin",
      days: BIN_DAYS,
      delete: (tx, before, limit) => bin.deleteOld(tx, before, limit),
    },
  ];
}
