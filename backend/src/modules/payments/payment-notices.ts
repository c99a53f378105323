import type { Tx } from "../../kernel/db/database.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { PaymentConfig } from "./payment-config.js";
import {
  paymentAcceptedMail,
  paymentNotice,
  paymentRejectedMail,
  paymentRevertedMail,
  paymentReportedMail,
  paymentRemovedMail,
  type PaymentFacts,
  type PaymentMail,
} from "./payment-mails.js";

/** What the club is told: a mail, or what a template of the transactional e-mail service is filled in with. */
interface ClubNotice {
  readonly subject: string;
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Leaves a notice for the club, in the transaction of what it tells of. */
export type NotifyClub = (tx: Tx, notice: ClubNotice) => Promise<void>;

/** A payment, and whom to tell of it. */
export type NotifiedPayment = PaymentFacts & { readonly leaderId: string };

/** Who hears of a payment: the team's leader at each step, the club at each report. */
export class PaymentNotices {
  constructor(
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    private readonly notifyClub: NotifyClub,
    private readonly config: PaymentConfig,
  ) {}

  /** After a report by the leader. */
  async reported(tx: Tx, leaderId: string, payment: PaymentFacts): Promise<void> {
    await this.#toLeaders(tx, [{ ...payment, leaderId }], paymentReportedMail);
    await this.notifyClub(tx, paymentNotice(payment, this.config.publicUrl));
  }

  /** After acceptances. */
  accepted(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    return this.#toLeaders(tx, payments, paymentAcceptedMail);
  }

  /** After rejections. */
  rejected(tx: Tx, payments: readonly NotifiedPayment[], reason: string): Promise<void> {
    return this.#toLeaders(tx, payments, paymentRejectedMail(reason));
  }

  /** After acceptances were taken back; the payments are as before them. */
  revertedToPending(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    return this.#toLeaders(tx, payments, paymentRevertedMail);
  }

  /** After payments that the club had recorded by itself were taken back. */
  revertedToIncomplete(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    return this.#toLeaders(tx, payments, paymentRemovedMail);
  }

  /** An account that is gone is told nothing. */
  async #toLeaders(tx: Tx, payments: readonly NotifiedPayment[], write: PaymentMail): Promise<void> {
    const leaders = await this.accounts.findAllById(payments.map(({ leaderId }) => leaderId));
    const mails = payments.flatMap((payment) => {
      const leader = leaders.get(payment.leaderId);
      return leader ? [write(leader, payment, this.config.publicUrl)] : [];
    });
    await this.outbox.enqueue(tx, ...mails);
  }
}
