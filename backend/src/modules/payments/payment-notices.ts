import type { Tx } from "../../kernel/db/database.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { TeamAudience, TeamRecipientsService } from "../teams/team-recipients.service.js";
import { type ClubNotice, type NotifiedPayment, paymentNotice } from "./club-mails.js";
import type { PaymentConfig } from "./payment-config.js";

/** Leaves a notice for the club, in the transaction of what it reports. */
export type NotifyClub = (tx: Tx, notice: ClubNotice) => Promise<void>;

/** Notifies of payments: the leader of a report, all of the team of what the club decides, and the club of reports. */
export class PaymentNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly teamRecipients: TeamRecipientsService,
    private readonly notifyClub: NotifyClub,
    private readonly config: PaymentConfig,
  ) {}

  /** After a report by the leader. */
  async reported(tx: Tx, reporterName: string, payment: NotifiedPayment): Promise<void> {
    for (const { audience, ...happening } of await this.#with([payment])) {
      const leader = audience.recipients.filter(({ leads }) => leads);
      await this.notifications.notify(tx, "PAYMENT_REPORTED", { ...happening, to: { leader } });
    }
    await this.notifyClub(tx, paymentNotice(payment, reporterName, this.config.publicUrl));
  }

  /** After acceptances. Where the team still lacks something, it says so. */
  async accepted(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    const happenings = (await this.#with(payments)).map(({ audience, ...one }) => ({
      ...one,
      facts: { ...one.facts, missing: audience.missingHandles },
    }));
    await this.notifications.notify(tx, "PAYMENT_ACCEPTED", ...happenings);
  }

  /** After rejections. */
  async rejected(tx: Tx, payments: readonly NotifiedPayment[], reason: string): Promise<void> {
    const happenings = await this.#with(payments.map((payment) => ({ ...payment, reason })));
    await this.notifications.notify(tx, "PAYMENT_REJECTED", ...happenings);
  }

  /** After acceptances were taken back; the payments are as before them. */
  async revertedToPending(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    await this.notifications.notify(tx, "PAYMENT_CHECKED_AGAIN", ...(await this.#with(payments)));
  }

  /** After payments that the club had recorded by itself were taken back. */
  async revertedToIncomplete(tx: Tx, payments: readonly NotifiedPayment[]): Promise<void> {
    await this.notifications.notify(tx, "PAYMENT_REMOVED", ...(await this.#with(payments)));
  }

  /** Each payment with the people of its team. */
  async #with<Payment extends NotifiedPayment>(payments: readonly Payment[]) {
    const audiences = await this.teamRecipients.ofTeams(payments.map(({ teamId }) => teamId));
    return payments.map((facts) => {
      const audience = audiences.get(facts.teamId) ?? NOBODY;
      return { to: { people: audience.recipients }, facts, teamId: facts.teamId, audience };
    });
  }
}

const NOBODY: TeamAudience = { recipients: [], missingHandles: null };
