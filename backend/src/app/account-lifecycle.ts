import { auditOf } from "../kernel/audit/audit-log.js";
import type { Database, Tx } from "../kernel/db/database.js";
import type { OutboxRepository } from "../kernel/mail/outbox.repository.js";
import { queueWebhook } from "../kernel/webhooks/queue-webhooks.js";
import type { AccountFollower, AccountService } from "../modules/accounts/account.service.js";
import type { Account } from "../modules/accounts/contract/account.js";
import type { ActivityService } from "../modules/accounts/activity/activity.service.js";
import type { DataExportService } from "../modules/accounts/self-service/data-export.service.js";
import type { CheckInAccountService } from "../modules/checkin/check-in-account.service.js";
import { SavedViewRepository } from "../modules/admin/views/saved-view.repository.js";
import type { CertificateRepository } from "../modules/certificates/certificate.repository.js";
import type { ForgettingService } from "../modules/accounts/forgetting/forgetting.service.js";
import type { HandleProofRepository } from "../modules/accounts/handle-proofs/handle-proof.repository.js";
import type { SecondFactorService } from "../modules/accounts/second-factor/second-factor.service.js";
import type { SessionRepository } from "../modules/accounts/sessions/session.repository.js";
import type { StudentViewService } from "../modules/accounts/student-views/student-view.service.js";
import type { NotificationService } from "../modules/notifications/notification.service.js";
import type { EventService } from "../modules/events/event.service.js";
import { PaymentViewRepository } from "../modules/payments/payment-view.repository.js";
import type { RestoredPaymentsService } from "../modules/payments/leaving/restored-payments.service.js";
import { ResultNameRepository } from "../modules/rankings/results/names/result-name.repository.js";
import { ResultNameService } from "../modules/rankings/results/names/result-name.service.js";
import { InvitationExportRepository } from "../modules/teams/invitations/invitation-export.repository.js";
import { TeamInvitationRepository } from "../modules/teams/invitations/team-invitation.repository.js";
import { ListingExportRepository } from "../modules/teams/listings/listing-export.repository.js";
import { MembershipExportRepository } from "../modules/teams/leaving/membership-export.repository.js";
import type { MembershipService } from "../modules/teams/leaving/membership.service.js";

interface LifecycleParts {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly exports: DataExportService;
  readonly memberships: MembershipService;
  readonly events: EventService;
  readonly outboxRepository: OutboxRepository;
  readonly sessionRepository: SessionRepository;
  readonly activities: ActivityService;
  readonly studentViews: StudentViewService;
  readonly forgetting: ForgettingService;
  readonly handleProofRepository: HandleProofRepository;
  readonly secondFactors: SecondFactorService;
  readonly notifications: NotificationService;
  readonly restoredPayments: RestoredPaymentsService;
  readonly certificateRepository: CertificateRepository;
  readonly checkInAccounts: CheckInAccountService;
}

/**
 * Registers the other modules' reactions to a created, changed or deleted account. The reactions run in the order in
 * which the code lists them. Also registers the modules' data for the owner's download. Sessions, codes and second
 * factors need no reaction here, because the accounts module or a foreign key deletes them with the account.
 */
export function followAccounts(parts: LifecycleParts): void {
  const { db, accounts, exports, memberships, events, outboxRepository: mails } = parts;
  const invitations = new TeamInvitationRepository(db);
  const resultNames = new ResultNameService(db, new ResultNameRepository(db));
  accounts.followedBy([
    parts.studentViews,
    // Must come before `memberships`, which removes the memberships: `checkInAccounts` finds the desk's records about a
    // person by the person's memberships.
    parts.checkInAccounts,
    memberships,
    parts.restoredPayments,
    mailChoices(parts.notifications),
    resultNames,
    { removing: (tx, account) => invitations.forget(tx, account) },
    certificatesOfAccounts(parts.certificateRepository),
    { created: queueSignUp },
    { removing: (tx, account) => parts.activities.removing(tx, account) },
    // Must come after all followers that notify about a deletion, because it also removes the account's name from their
    // notifications.
    { removing: (tx, { id }) => parts.notifications.forgetName(tx, id) },
    { removing: (tx, { email }) => mails.forget(tx, email) },
  ]);

  const teams = new MembershipExportRepository(db, (eventIds) => events.titles(eventIds));
  const payments = new PaymentViewRepository(db);
  exports.add("sessions", ({ id }) => parts.sessionRepository.liveOf(id, new Date()));
  exports.add("recentActivity", ({ id }) => parts.activities.everythingOf(id));
  exports.add("lastSeen", ({ id }) => parts.forgetting.seenOf(id));
  exports.add("handleProof", ({ id }) => parts.handleProofRepository.proofOf(id));
  exports.add("teams", ({ id }) => teams.ofUser(id));
  const invited = new InvitationExportRepository(db, invitations, (eventIds) => events.titles(eventIds));
  exports.add("invitations", (account) => invited.ofPerson(account));
  const listed = new ListingExportRepository(db, (eventIds) => events.titles(eventIds));
  exports.add("listings", ({ id }) => listed.ofPerson(id));
  exports.add("checkIns", ({ id }) => parts.checkInAccounts.ofPerson(id));
  exports.add("payments", ({ id }) => payments.ofReporter(id));
  exports.add("mails", ({ email }) => mails.historyOf(email));
  exports.add("notifications", (account) => parts.notifications.everythingOf(account));
  exports.add("nameInResults", ({ id }) => resultNames.everythingOf(id));
  exports.add("auditLog", ({ id }) => auditOf(db, id));
  exports.add("certificates", ({ id }) => parts.certificateRepository.ofUser(id));
  const views = new SavedViewRepository(db);
  exports.add("savedViews", ({ id }) => views.ofPerson(id));
  exports.add("secondFactors", ({ id }) => parts.secondFactors.held(id));
}

/** Notifies other programs of a new account, with its id and name only. */
function queueSignUp(tx: Tx, { id, name }: Account): Promise<void> {
  queueWebhook(tx, { type: "user.registered", about: id, data: () => ({ id, name }) });
  return Promise.resolve();
}

/**
 * Keeps a person's certificates valid when their account is deleted, but erases the e-mail address in them
 * (docs/retention.md). An account restored from the bin gets its certificates back. A new account gets the certificates
 * that were mailed to its address before the account existed.
 */
function certificatesOfAccounts(certificates: CertificateRepository): AccountFollower {
  const HELD = "certificates";
  return {
    created: (tx, account) => certificates.link(tx, account),
    removing: async (tx, { id }, bin) => {
      for (const held of await certificates.forget(tx, id)) bin?.copies.note(HELD, held);
    },
    restored: async (tx, account, copies) => {
      await certificates.remember(tx, [...copies.noted(HELD).keys()], account);
      return [];
    },
  };
}

/**
 * Deletes and restores a person's opt-outs from reminders and mailings together with the account. The opt-out from
 * mailings is stored by address and moves when the address changes.
 */
function mailChoices(notifications: NotificationService): AccountFollower {
  const OFF = { reminders: "remindersOff", mailings: "mailingsOff" } as const;
  return {
    updated: async (_tx, before, after) => {
      if (before.email === after.email || (await notifications.wantsMailings(before))) return;
      await notifications.setMailings(before, true);
      await notifications.setMailings(after, false);
    },
    removing: async (_tx, account, bin) => {
      const { id } = account;
      if (bin && (await notifications.withoutReminders([id])).has(id)) bin.copies.note(OFF.reminders, id);
      if (await notifications.wantsMailings(account)) return;
      bin?.copies.note(OFF.mailings, id);
      await notifications.setMailings(account, true);
    },
    restored: async (_tx, { id, email }, copies) => {
      if (copies.noted(OFF.reminders).has(id)) await notifications.setReminders({ userId: id, email }, false);
      if (copies.noted(OFF.mailings).has(id)) await notifications.setMailings({ email }, false);
      return [];
    },
  };
}
