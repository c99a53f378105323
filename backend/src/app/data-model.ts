import { AuditEntry } from "../kernel/audit/audit-entry.entity.js";
import { BinEntry } from "../kernel/bin/bin-entry.entity.js";
import { LeaseRecord } from "../kernel/db/lease.entity.js";
import { WebhookDelivery } from "../kernel/webhooks/webhook-delivery.entity.js";
import { WebhookEndpoint } from "../kernel/webhooks/webhook-endpoint.entity.js";
import { SpreadsheetFeed } from "../modules/webhooks/feeds/spreadsheet-feed.entity.js";
import { WebhookAttempt } from "../modules/webhooks/webhook-attempt.entity.js";
import { OutboxMail } from "../kernel/mail/outbox-mail.entity.js";
import { SiteSetting } from "../kernel/settings/site-setting.entity.js";
import { CodeChallenge } from "../modules/accounts/codes/code-challenge.entity.js";
import { HandleChallenge } from "../modules/accounts/handle-proofs/handle-challenge.entity.js";
import { HandleProof } from "../modules/accounts/handle-proofs/handle-proof.entity.js";
import { FactorChallenge } from "../modules/accounts/second-factor/challenges/factor-challenge.entity.js";
import { Passkey } from "../modules/accounts/second-factor/passkeys/passkey.entity.js";
import { RecoveryCode, TotpFactor } from "../modules/accounts/second-factor/second-factor.entity.js";
import { Session } from "../modules/accounts/sessions/session.entity.js";
import { Activity } from "../modules/accounts/activity/activity.entity.js";
import { User } from "../modules/accounts/user.entity.js";
import { Event } from "../modules/events/event.entity.js";
import { SavedView } from "../modules/admin/views/saved-view.entity.js";
import { MailTemplate } from "../modules/mailings/plans/mail-template.entity.js";
import { CertificateLayout } from "../modules/certificates/certificate-layout.entity.js";
import { CertificateSignature } from "../modules/certificates/certificate-signature.entity.js";
import { Certificate } from "../modules/certificates/certificate.entity.js";
import { CredentialKey } from "../modules/certificates/credential-key.entity.js";
import { ContentDraft } from "../modules/content/editing/content-draft.entity.js";
import { ContentState, ContentVersion } from "../modules/content/editing/content-version.entity.js";
import { SettingVersion } from "../modules/settings/setting-version.entity.js";
import { Mailing } from "../modules/mailings/mailing.entity.js";
import { ScheduledMailing } from "../modules/mailings/plans/scheduled-mailing.entity.js";
import { Notification } from "../modules/notifications/notification.entity.js";
import { MailingsOff, RemindersOff } from "../modules/notifications/switched-off.entity.js";
import { Picture } from "../modules/pictures/picture.entity.js";
import { PaymentStep } from "../modules/payments/payment-step.entity.js";
import { Payment } from "../modules/payments/payment.entity.js";
import { CashSlip } from "../modules/payments/cash-slips/cash-slip.entity.js";
import { Receipt, ReceiptCounter } from "../modules/payments/receipts/receipt.entity.js";
import { Refund } from "../modules/payments/refunds/refund.entity.js";
import { RefusedClaim } from "../modules/payments/refused-claim.entity.js";
import { StatementBatch, StatementWarning } from "../modules/statements/statement-batch.entity.js";
import { StatementLayout } from "../modules/statements/statement-layout.entity.js";
import { StatementLine, SetAsideLine } from "../modules/statements/statement-line.entity.js";
import { StatementConfirmation } from "../modules/statements/statement-confirmation.entity.js";
import { TransactionClaim } from "../modules/payments/transaction-claim.entity.js";
import { LiveBoard } from "../modules/rankings/results/live/live-board.entity.js";
import { LivePlace } from "../modules/rankings/results/live/live-place.entity.js";
import { PastPlace } from "../modules/rankings/results/past/past-place.entity.js";
import { PastResults } from "../modules/rankings/results/past/past-results.entity.js";
import { ResultName } from "../modules/rankings/results/names/result-name.entity.js";
import { ContestSource, FetchedPlace } from "../modules/rankings/contest/contest.entity.js";
import { RankingBoardRecord, RankingDraftPlace } from "../modules/rankings/ranking-draft.entity.js";
import { RankingPlace } from "../modules/rankings/ranking-place.entity.js";
import { RankingPublicationRecord } from "../modules/rankings/ranking-publication.entity.js";
import { InvitationLink } from "../modules/teams/invitations/invitation-link.entity.js";
import { PlaceOffer } from "../modules/teams/places/place-offer.entity.js";
import { PlaceSettings } from "../modules/teams/places/place-settings.entity.js";
import { PlaceStep } from "../modules/teams/places/place-step.entity.js";
import { TeamReminder } from "../modules/teams/reminders/team-reminder.entity.js";
import { JoinRequest } from "../modules/teams/listings/join-request.entity.js";
import { Listing } from "../modules/teams/listings/listing.entity.js";
import { TeamInvitation } from "../modules/teams/members/team-invitation.entity.js";
import { TeamMember } from "../modules/teams/team-member.entity.js";
import { Team } from "../modules/teams/team.entity.js";
import { CheckIn } from "../modules/checkin/check-in.entity.js";
import { DeskSessionRecord } from "../modules/checkin/desk-session.entity.js";
import { RenewedPass } from "../modules/checkin/renewed-pass.entity.js";
import { CleanUpRulesRecord } from "../modules/season/clean-up-rules.entity.js";
import { SeasonMark } from "../modules/season/season-mark.entity.js";
import { MIGRATIONS } from "./migration-list.js";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../kernel/db/database.js";
import { openDatabase } from "../kernel/db/open-database.js";

/** The database's entities, and the migrations that create their tables, oldest first. */
export const DATA_MODEL = {
  entities: [
    User,
    Session,
    Activity,
    CodeChallenge,
    TotpFactor,
    Passkey,
    RecoveryCode,
    FactorChallenge,
    SiteSetting,
    LeaseRecord,
    OutboxMail,
    WebhookEndpoint,
    WebhookDelivery,
    WebhookAttempt,
    SpreadsheetFeed,
    AuditEntry,
    BinEntry,
    Event,
    Team,
    TeamMember,
    InvitationLink,
    TeamReminder,
    PlaceSettings,
    PlaceOffer,
    PlaceStep,
    Notification,
    RemindersOff,
    MailingsOff,
    TeamInvitation,
    Listing,
    JoinRequest,
    Payment,
    PaymentStep,
    TransactionClaim,
    RefusedClaim,
    Receipt,
    ReceiptCounter,
    CashSlip,
    Refund,
    StatementBatch,
    StatementConfirmation,
    StatementLine,
    SetAsideLine,
    StatementWarning,
    StatementLayout,
    RankingBoardRecord,
    RankingDraftPlace,
    RankingPublicationRecord,
    RankingPlace,
    ContestSource,
    FetchedPlace,
    CertificateLayout,
    CertificateSignature,
    Certificate,
    CredentialKey,
    ResultName,
    PastResults,
    PastPlace,
    LiveBoard,
    LivePlace,
    Mailing,
    SavedView,
    HandleProof,
    HandleChallenge,
    MailTemplate,
    ScheduledMailing,
    DeskSessionRecord,
    CheckIn,
    RenewedPass,
    ContentVersion,
    SettingVersion,
    ContentDraft,
    ContentState,
    SeasonMark,
    CleanUpRulesRecord,
    Picture,
  ],
  migrations: MIGRATIONS,
};

/** Runs `work` on an empty SQLite database with the product's entities, then removes the database. */
export async function onThrowawayDatabase<T>(work: (db: Database) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "club-entities-"));
  try {
    const db = await openDatabase(`sqlite:${join(folder, "club.sqlite")}`, DATA_MODEL);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
