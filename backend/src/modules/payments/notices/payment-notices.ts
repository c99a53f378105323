import type { WebhookType } from "../../../kernel/contract/webhook-types.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { Text } from "../../../kernel/languages/message.js";
import { queueWebhook } from "../../../kernel/webhooks/queue-webhooks.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type {
  TeamAudience,
  TeamRecipientsService,
  TeamVisits,
} from "../../teams/notices/team-recipients.service.js";
import { type ClubNotice, type NotifiedPayment, paymentNotice } from "./club-mails.js";
import { reasonText } from "./known-reason.js";
import type { PaymentConfig } from "../instructions/payment-instructions.js";

/** A payment, and the id of the step that causes its notifications. */
type CausedPayment = NotifiedPayment & { readonly causeId: string };

/** A payment whose decision was reverted: `causeId` is the id of the decision's step, `to` the restored status. */
type RevertedPayment = CausedPayment & { readonly status: PaymentStatus; readonly to: PaymentStatus };

/** Queues a notice for the club in the transaction of the change that the notice reports. */
export type NotifyClub = (tx: Tx, notice: ClubNotice) => Promise<void>;

interface ReturnedBecause {
  readonly reason: string;
  readonly surplus: boolean;
}

/**
 * Notifies people about payments: the leader about reports and about due or cancelled refunds, the club about reports,
 * and the whole team about decisions.
 */
export class PaymentNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly teamRecipients: TeamRecipientsService,
    private readonly notifyClub: NotifyClub,
    private readonly config: PaymentConfig,
    private readonly visits: TeamVisits,
  ) {}

  /** Notifies the leader and the club of a report, and calls webhooks. */
  async reported(tx: Tx, reporterName: string, payment: NotifiedPayment): Promise<void> {
    queuePaymentWebhooks(tx, "payment.reported", [{ ...payment, status: "pending" }]);
    for (const { audience, ...happening } of await this.#happeningsOf([payment])) {
      const leader = audience.recipients.filter(({ leads }) => leads);
      await this.notifications.notify(tx, "PAYMENT_REPORTED", { ...happening, to: { leader } });
    }
    await this.notifyClub(tx, paymentNotice(payment, reporterName, this.config.publicUrl));
  }

  /**
   * Notifies teams that their payments were accepted, and calls webhooks. The notifications mention missing handles,
   * and contain the event's time and place and the passes of people who may come.
   */
  async accepted(tx: Tx, payments: readonly CausedPayment[]): Promise<void> {
    queuePaymentWebhooks(
      tx,
      "payment.accepted",
      payments.map((payment) => ({ ...payment, status: "accepted" })),
    );
    const visits = await this.visits(payments.map(({ teamId }) => teamId));
    const happenings = (await this.#happeningsOf(payments)).map(({ audience, ...one }) => ({
      ...this.#delayed(one),
      facts: { ...one.facts, missing: audience.missingHandles, ...visits.get(one.teamId) },
    }));
    await this.notifications.notify(tx, "PAYMENT_ACCEPTED", ...happenings);
  }

  /** Notifies teams that their payments were rejected, and calls webhooks. */
  async rejected(tx: Tx, payments: readonly CausedPayment[], reason: string): Promise<void> {
    queuePaymentWebhooks(
      tx,
      "payment.rejected",
      payments.map((payment) => ({ ...payment, status: "rejected" })),
    );
    const happenings = await this.#happeningsOf(
      payments.map((payment) => ({ ...payment, reason: reasonText(reason) })),
    );
    await this.notifications.notify(tx, "PAYMENT_REJECTED", ...happenings.map((one) => this.#delayed(one)));
  }

  /** Notifies a team that its payment was refunded, and calls webhooks. */
  async refunded(
    tx: Tx,
    payment: CausedPayment,
    refund: { readonly how: Text; readonly reason: string; readonly payAgain: boolean },
  ): Promise<void> {
    queuePaymentWebhooks(tx, "payment.refunded", [{ ...payment, status: "refunded" }]);
    const happenings = await this.#happeningsOf([{ ...payment, ...refund }]);
    await this.notifications.notify(tx, "PAYMENT_REFUNDED", ...happenings.map((one) => this.#delayed(one)));
  }

  /** Notifies a team that its surplus was refunded. Calls no webhooks, because the payment stays accepted. */
  async surplusRefunded(
    tx: Tx,
    payment: CausedPayment,
    refund: { readonly how: Text; readonly reason: string },
  ): Promise<void> {
    const happenings = await this.#happeningsOf([{ ...payment, ...refund, surplus: true }]);
    await this.notifications.notify(tx, "PAYMENT_REFUNDED", ...happenings.map((one) => this.#delayed(one)));
  }

  /** Notifies the leader of a refund, and asks for an account to send the money to. */
  async refundDue(tx: Tx, payment: NotifiedPayment, about: ReturnedBecause): Promise<void> {
    await this.#leader(tx, "REFUND_DUE", { ...payment, ...about });
  }

  async refundCancelled(tx: Tx, payment: NotifiedPayment, about: ReturnedBecause): Promise<void> {
    await this.#leader(tx, "REFUND_CANCELLED", { ...payment, ...about });
  }

  async #leader(
    tx: Tx,
    kind: "REFUND_DUE" | "REFUND_CANCELLED",
    payment: NotifiedPayment & ReturnedBecause,
  ): Promise<void> {
    for (const { audience, ...happening } of await this.#happeningsOf([payment])) {
      const leader = audience.recipients.filter(({ leads }) => leads);
      await this.notifications.notify(tx, kind, { ...happening, to: { leader } });
    }
  }

  /**
   * Withdraws the notifications of reverted decisions. Returns those of the ids whose mails were not sent.
   * @param causeIds the ids of the decisions' steps, or the id of a surplus's refund
   */
  withdraw(tx: Tx, causeIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.notifications.withdraw(tx, causeIds);
  }

  /** Calls webhooks about a report that its team took back. The team itself needs no notification. */
  reportWithdrawal(tx: Tx, payment: NotifiedPayment): void {
    queuePaymentWebhooks(tx, "payment.withdrawn", [{ ...payment, status: "incomplete" }]);
  }

  /**
   * Calls webhooks about reverted decisions, and notifies the teams to which the mails about the decisions were sent.
   * @param unsent the ids of the decisions' steps whose mails were not sent, from `withdraw`
   */
  async reverted(
    tx: Tx,
    payments: readonly RevertedPayment[],
    unsent: ReadonlySet<string>,
    reason: string | null,
  ): Promise<void> {
    queuePaymentWebhooks(
      tx,
      "payment.reverted",
      payments.map(({ to: status, ...payment }) => ({ ...payment, status })),
    );
    const mailed = payments.filter(({ causeId }) => !unsent.has(causeId));
    const facts = mailed.map(({ status, ...payment }) => ({
      ...payment,
      notifiedStatus: status,
      reason: reason === null ? null : reasonText(reason),
    }));
    const [pendingAgain, others] = [
      facts.filter(({ to }) => to === "pending"),
      facts.filter(({ to }) => to !== "pending"),
    ];
    const [noLongerAccepted, notRefunded] = [
      others.filter(({ notifiedStatus }) => notifiedStatus === "accepted"),
      others.filter(({ notifiedStatus }) => notifiedStatus !== "accepted"),
    ];
    await this.notifications.notify(tx, "PAYMENT_CHECKED_AGAIN", ...(await this.#happeningsOf(pendingAgain)));
    await this.notifications.notify(tx, "PAYMENT_REMOVED", ...(await this.#happeningsOf(noLongerAccepted)));
    await this.notifications.notify(tx, "PAYMENT_NOT_REFUNDED", ...(await this.#happeningsOf(notRefunded)));
  }

  /** Delays the mails about a decision. If the decision is reverted within the delay, no mail is sent. */
  #delayed<One extends { readonly facts: { readonly causeId: string } }>(one: One) {
    return { ...one, waits: { causeId: one.facts.causeId, delayMs: this.config.decisionMailDelayMs } };
  }

  /** Returns, for each payment, the recipients and facts of a notification, and the team's audience. */
  async #happeningsOf<Payment extends NotifiedPayment>(payments: readonly Payment[]) {
    const audiences = await this.teamRecipients.ofTeams(payments.map(({ teamId }) => teamId));
    return payments.map((facts) => {
      const audience = audiences.get(facts.teamId) ?? NO_AUDIENCE;
      return { to: { people: audience.recipients }, facts, teamId: facts.teamId, audience };
    });
  }
}

const NO_AUDIENCE: TeamAudience = { recipients: [], missingHandles: null };

/**
 * Queues webhook messages about payments. Leaves out the transaction id, because the id concerns only the team, its
 * bank and the club.
 */
function queuePaymentWebhooks(
  tx: Tx,
  type: WebhookType & `payment.${string}`,
  payments: readonly (Omit<NotifiedPayment, "transactionId"> & { readonly status: PaymentStatus })[],
): void {
  for (const { teamId, teamName, reference, amountPaise, status } of payments) {
    const data = { teamId, teamName, reference, amountPaise, status };
    queueWebhook(tx, { type, about: teamId, data: () => data });
  }
}
