import type { Tx } from "../../kernel/db/database.js";
import type { Mail, Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { Account } from "../accounts/contract/account.js";
import type { PaymentConfig } from "./payment-config.js";
import {
  paymentAcceptedMail,
  paymentNoticeMail,
  paymentRejectedMail,
  paymentReopenedMail,
  paymentReportedMail,
  paymentWithdrawnMail,
  type PaymentFacts,
} from "./payment-mails.js";

/** Who hears of a payment: the team's leader at each step, the club at each report. */
export class PaymentNotices {
  constructor(
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    private readonly config: PaymentConfig,
  ) {}

  /** After a report by the leader. The club is told only if it has an address. */
  async reported(tx: Tx, leaderId: string, payment: PaymentFacts): Promise<void> {
    const { clubEmail, publicUrl } = this.config;
    await this.#toLeader(tx, leaderId, (leader) => paymentReportedMail(leader, payment, publicUrl));
    if (clubEmail !== "") await this.outbox.enqueue(tx, paymentNoticeMail(clubEmail, payment, publicUrl));
  }

  /** After an acceptance. */
  accepted(tx: Tx, leaderId: string, payment: PaymentFacts): Promise<void> {
    return this.#toLeader(tx, leaderId, (leader) =>
      paymentAcceptedMail(leader, payment, this.config.publicUrl),
    );
  }

  /** After a rejection. */
  rejected(tx: Tx, leaderId: string, payment: PaymentFacts, reason: string): Promise<void> {
    return this.#toLeader(tx, leaderId, (leader) =>
      paymentRejectedMail(leader, payment, reason, this.config.publicUrl),
    );
  }

  /** After an acceptance was taken back; the payment is as before it. */
  reopened(tx: Tx, leaderId: string, payment: PaymentFacts): Promise<void> {
    return this.#toLeader(tx, leaderId, (leader) =>
      paymentReopenedMail(leader, payment, this.config.publicUrl),
    );
  }

  /** After a payment that the club had recorded by itself was taken back. */
  withdrawn(tx: Tx, leaderId: string, teamName: string): Promise<void> {
    return this.#toLeader(tx, leaderId, (leader) =>
      paymentWithdrawnMail(leader, teamName, this.config.publicUrl),
    );
  }

  async #toLeader(tx: Tx, leaderId: string, write: (leader: Account) => Mail): Promise<void> {
    const leader = await this.accounts.findById(tx, leaderId);
    if (leader) await this.outbox.enqueue(tx, write(leader));
  }
}
