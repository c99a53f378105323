import type { Database, Tx } from "../../../kernel/db/database.js";
import { groupBy } from "../../../kernel/lists.js";
import { allOf } from "../../../kernel/paging/keyset.js";
import { disputes } from "./payment-list.sql.js";
import {
  type ClaimOfPayment,
  claimsOfAll,
  type EventReceipt,
  type PaidRefund,
  type PaymentOfTeam,
  paymentsBetween,
  receiptsOfEvent,
  refundsOfEvent,
} from "./payment-records.sql.js";
import type { Acceptance, PaymentViewRepository } from "../payment-view.repository.js";
import type { PaymentRecord, PaymentRepository } from "../payment.repository.js";

export type { EventReceipt, PaidRefund } from "./payment-records.sql.js";
export type { PaymentRecord } from "../payment.repository.js";

/**
 * Gives other modules payments with their claims, receipts and refunds. Only `claim` writes. Does not check
 * permissions.
 */
export class PaymentRecordsService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly views: PaymentViewRepository,
  ) {}

  ofTeams(teamIds: readonly string[]): Promise<ReadonlyMap<string, PaymentRecord>> {
    return this.payments.byTeams(teamIds);
  }

  /** Returns the payments of all teams from the first team id to the last, inclusive. */
  between(first: string, last: string): Promise<PaymentOfTeam[]> {
    return paymentsBetween(this.db, first, last);
  }

  /** Returns the ids of the payments that claimed these transaction ids in any spelling, keyed by `transactionKey`. */
  claimants(transactionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.payments.claimants(transactionIds);
  }

  /** Claims transaction ids. Returns false if one is already claimed. The calling code must then roll back. */
  claim(tx: Tx, claims: Parameters<PaymentRepository["claim"]>[1]): Promise<boolean> {
    return this.payments.claim(tx, claims);
  }

  /** Reads all claims in pages, each claim with the names of other teams that claimed the same transaction id. */
  async *claims(): AsyncGenerator<(ClaimOfPayment & { readonly disputedBy: readonly string[] })[]> {
    const refused = await disputes(this.db, allOf([]));
    const teams = groupBy(refused, ({ transactionId, teamName }) => [transactionId, teamName]);
    for await (const claims of claimsOfAll(this.db))
      yield claims.map((claim) => ({ ...claim, disputedBy: teams.get(claim.transactionId) ?? [] }));
  }

  /** Returns the last acceptance of each accepted or refunded payment, keyed by payment id. */
  acceptances(paymentIds: readonly string[]): Promise<ReadonlyMap<string, Acceptance>> {
    return this.views.acceptances(paymentIds);
  }

  /** Returns an event's receipts whose money the club received, even if it was refunded later. */
  receiptsOf(eventId: string): Promise<EventReceipt[]> {
    return receiptsOfEvent(this.db, eventId);
  }

  refundsOf(eventId: string): Promise<PaidRefund[]> {
    return refundsOfEvent(this.db, eventId);
  }
}
