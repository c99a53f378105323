import { AuditEntry } from "../kernel/audit/audit-entry.entity.js";
import { BinEntry } from "../kernel/bin/bin-entry.entity.js";
import { LeaseRecord } from "../kernel/db/lease.entity.js";
import { WebhookDelivery } from "../kernel/webhooks/webhook-delivery.entity.js";
import { WebhookEndpoint } from "../kernel/webhooks/webhook-endpoint.entity.js";
import { SpreadsheetFeed } from "../modules/webhooks/feeds/spreadsheet-feed.entity.js";
import { WebhookAttempt } from "../modules/webhooks/webhook-attempt.entity.js";
import { OutboxMail } from "../kernel/mail/outbox-mail.entity.js";
import { SiteSetting } from "../kernel/settings/site-setting.entity.js";
import { CodeChallenge } from "../modules/accounts/code-challenge.entity.js";
import { HandleChallenge } from "../modules/accounts/handle-proofs/handle-challenge.entity.js";
import { HandleProof } from "../modules/accounts/handle-proofs/handle-proof.entity.js";
import { FactorChallenge } from "../modules/accounts/second-factor/factor-challenge.entity.js";
import { Passkey } from "../modules/accounts/second-factor/passkey.entity.js";
import { RecoveryCode } from "../modules/accounts/second-factor/recovery-code.entity.js";
import { TotpFactor } from "../modules/accounts/second-factor/totp-factor.entity.js";
import { Session } from "../modules/accounts/session.entity.js";
import { User } from "../modules/accounts/user.entity.js";
import { Event } from "../modules/events/event.entity.js";
import { SavedView } from "../modules/admin/views/saved-view.entity.js";
import { MailTemplate } from "../modules/mailings/mail-template.entity.js";
import { CertificateLayout } from "../modules/certificates/certificate-layout.entity.js";
import { CertificateSignature } from "../modules/certificates/certificate-signature.entity.js";
import { Certificate } from "../modules/certificates/certificate.entity.js";
import { CredentialKey } from "../modules/certificates/credential-key.entity.js";
import { ContentDraft } from "../modules/content/editing/content-draft.entity.js";
import { ContentState } from "../modules/content/editing/content-state.entity.js";
import { ContentVersion } from "../modules/content/editing/content-version.entity.js";
import { SettingVersion } from "../modules/settings/setting-version.entity.js";
import { Mailing } from "../modules/mailings/mailing.entity.js";
import { ScheduledMailing } from "../modules/mailings/scheduled-mailing.entity.js";
import { Notification } from "../modules/notifications/notification.entity.js";
import { RemindersOff } from "../modules/notifications/reminders-off.entity.js";
import { Picture } from "../modules/pictures/picture.entity.js";
import { PaymentStep } from "../modules/payments/payment-step.entity.js";
import { Payment } from "../modules/payments/payment.entity.js";
import { ReceiptCounter } from "../modules/payments/receipts/receipt-counter.entity.js";
import { Receipt } from "../modules/payments/receipts/receipt.entity.js";
import { Refund } from "../modules/payments/refunds/refund.entity.js";
import { RefusedClaim } from "../modules/payments/refused-claim.entity.js";
import { SetAsideLine } from "../modules/payments/statements/allocation/set-aside-line.entity.js";
import { StatementBatch } from "../modules/payments/statements/statement-batch.entity.js";
import { StatementLayout } from "../modules/payments/statements/statement-layout.entity.js";
import { StatementLine } from "../modules/payments/statements/statement-line.entity.js";
import { StatementWarning } from "../modules/payments/statements/statement-warning.entity.js";
import { StatementConfirmation } from "../modules/payments/statements/statement-confirmation.entity.js";
import { TransactionClaim } from "../modules/payments/transaction-claim.entity.js";
import { LiveBoard } from "../modules/rankings/results/live/live-board.entity.js";
import { LivePlace } from "../modules/rankings/results/live/live-place.entity.js";
import { PastPlace } from "../modules/rankings/results/past/past-place.entity.js";
import { PastResults } from "../modules/rankings/results/past/past-results.entity.js";
import { ResultName } from "../modules/rankings/results/names/result-name.entity.js";
import { ContestSource } from "../modules/rankings/contest/contest-source.entity.js";
import { FetchedPlace } from "../modules/rankings/contest/fetched-place.entity.js";
import { RankingBoardRecord } from "../modules/rankings/ranking-board.entity.js";
import { RankingDraftPlace } from "../modules/rankings/ranking-draft-place.entity.js";
import { RankingPlace } from "../modules/rankings/ranking-place.entity.js";
import { RankingPublicationRecord } from "../modules/rankings/ranking-publication.entity.js";
import { InvitationLink } from "../modules/teams/invitations/invitation-link.entity.js";
import { PlaceOffer } from "../modules/teams/places/place-offer.entity.js";
import { PlaceSettings } from "../modules/teams/places/place-settings.entity.js";
import { PlaceStep } from "../modules/teams/places/place-step.entity.js";
import { TeamReminder } from "../modules/teams/reminders/team-reminder.entity.js";
import { JoinRequest } from "../modules/teams/listings/join-request.entity.js";
import { Listing } from "../modules/teams/listings/listing.entity.js";
import { TeamInvitation } from "../modules/teams/invitations/team-invitation.entity.js";
import { TeamMember } from "../modules/teams/team-member.entity.js";
import { Team } from "../modules/teams/team.entity.js";
import { CheckIn } from "../modules/checkin/check-in.entity.js";
import { DeskSessionRecord } from "../modules/checkin/desk-session.entity.js";
import { RenewedPass } from "../modules/checkin/renewed-pass.entity.js";
import { CleanUpRulesRecord } from "../modules/season/clean-up-rules.entity.js";
import { SeasonMark } from "../modules/season/season-mark.entity.js";
import { Accounts1700000000001 } from "./migrations/1700000000001-accounts.js";
import { Teams1700000000002 } from "./migrations/1700000000002-teams.js";
import { Payments1700000000003 } from "./migrations/1700000000003-payments.js";
import { MailReplyTo1700000000004 } from "./migrations/1700000000004-mail-reply-to.js";
import { UserListIndexes1700000000005 } from "./migrations/1700000000005-user-list-indexes.js";
import { AdminLists1700000000006 } from "./migrations/1700000000006-admin-lists.js";
import { CurrentEvent1700000000007 } from "./migrations/1700000000007-current-event.js";
import { Statements1700000000008 } from "./migrations/1700000000008-statements.js";
import { Rankings1700000000009 } from "./migrations/1700000000009-rankings.js";
import { Mailings1700000000010 } from "./migrations/1700000000010-mailings.js";
import { StatementLines1700000000011 } from "./migrations/1700000000011-statement-lines.js";
import { MailLeases1700000000012 } from "./migrations/1700000000012-mail-leases.js";
import { SecondFactors1700000000017 } from "./migrations/1700000000017-second-factors.js";
import { Sweep1700000000014 } from "./migrations/1700000000014-sweep.js";
import { GrantsAndAudit1700000000018 } from "./migrations/1700000000018-grants-and-audit.js";
import { CheckIn1700000000042 } from "./migrations/1700000000042-check-in.js";
import { LiveStandings1700000000044 } from "./migrations/1700000000044-live-standings.js";
import { CodeTries1700000000015 } from "./migrations/1700000000015-code-tries.js";
import { Consent1700000000016 } from "./migrations/1700000000016-consent.js";
import { Confirmations1700000000019 } from "./migrations/1700000000019-confirmations.js";
import { InvitationLinks1700000000023 } from "./migrations/1700000000023-invitation-links.js";
import { Notifications1700000000027 } from "./migrations/1700000000027-notifications.js";
import { PaymentBook1700000000028 } from "./migrations/1700000000028-payment-book.js";
import { LineAllocations1700000000029 } from "./migrations/1700000000029-line-allocations.js";
import { TeamNotes1700000000036 } from "./migrations/1700000000036-team-notes.js";
import { Listings1700000000026 } from "./migrations/1700000000026-listings.js";
import { TeamInvitations1700000000025 } from "./migrations/1700000000025-team-invitations.js";
import { StatementReturns1700000000030 } from "./migrations/1700000000030-statement-returns.js";
import { Results1700000000041 } from "./migrations/1700000000041-results.js";
import { ContestSources1700000000033 } from "./migrations/1700000000033-contest-sources.js";
import { Bin1700000000034 } from "./migrations/1700000000034-bin.js";
import { SavedViews1700000000032 } from "./migrations/1700000000032-saved-views.js";
import { MailPlans1700000000035 } from "./migrations/1700000000035-mail-plans.js";
import { EventDetails1700000000021 } from "./migrations/1700000000021-event-details.js";
import { ListOrders1700000000038 } from "./migrations/1700000000038-list-orders.js";
import { Places1700000000039 } from "./migrations/1700000000039-places.js";
import { HandleProofs1700000000040 } from "./migrations/1700000000040-handle-proofs.js";
import { Certificates1700000000043 } from "./migrations/1700000000043-certificates.js";
import { Webhooks1700000000049 } from "./migrations/1700000000049-webhooks.js";
import { Pictures1700000000047 } from "./migrations/1700000000047-pictures.js";
import { Content1700000000046 } from "./migrations/1700000000046-content.js";
import { Settings1700000000048 } from "./migrations/1700000000048-settings.js";
import { StudentViews1700000000053 } from "./migrations/1700000000053-student-views.js";
import { ContentLanguages1700000000055 } from "./migrations/1700000000055-content-languages.js";
import { Season1700000000051 } from "./migrations/1700000000051-season.js";
import { Languages1700000000054 } from "./migrations/1700000000054-languages.js";
import { CertificateLanguages1700000000056 } from "./migrations/1700000000056-certificate-languages.js";
import { NamesIgnoringCase1700000000037 } from "./migrations/1700000000037-names-ignoring-case.js";
import { LiveCounts1700000000045 } from "./migrations/1700000000045-live-counts.js";

/** Everything the database consists of: its entities, and the migrations that create it, oldest first. */
export const DATA_MODEL = {
  entities: [
    User,
    Session,
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
    TeamInvitation,
    Listing,
    JoinRequest,
    Payment,
    PaymentStep,
    TransactionClaim,
    RefusedClaim,
    Receipt,
    ReceiptCounter,
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
  migrations: [
    Accounts1700000000001,
    Teams1700000000002,
    Payments1700000000003,
    MailReplyTo1700000000004,
    UserListIndexes1700000000005,
    AdminLists1700000000006,
    CurrentEvent1700000000007,
    Statements1700000000008,
    Rankings1700000000009,
    Mailings1700000000010,
    StatementLines1700000000011,
    MailLeases1700000000012,
    Sweep1700000000014,
    CodeTries1700000000015,
    Consent1700000000016,
    SecondFactors1700000000017,
    GrantsAndAudit1700000000018,
    Confirmations1700000000019,
    EventDetails1700000000021,
    InvitationLinks1700000000023,
    Notifications1700000000027,
    Bin1700000000034,
    TeamNotes1700000000036,
    MailPlans1700000000035,
    TeamInvitations1700000000025,
    Listings1700000000026,
    PaymentBook1700000000028,
    StatementReturns1700000000030,
    LineAllocations1700000000029,
    SavedViews1700000000032,
    NamesIgnoringCase1700000000037,
    ContestSources1700000000033,
    ListOrders1700000000038,
    Places1700000000039,
    HandleProofs1700000000040,
    Results1700000000041,
    CheckIn1700000000042,
    Certificates1700000000043,
    LiveStandings1700000000044,
    LiveCounts1700000000045,
    Content1700000000046,
    Settings1700000000048,
    Season1700000000051,
    Languages1700000000054,
    CertificateLanguages1700000000056,
    Webhooks1700000000049,
    Pictures1700000000047,
    StudentViews1700000000053,
    ContentLanguages1700000000055,
  ],
};
