import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { deriveKey, unsealIfSame } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { versionOf } from "../../../kernel/errors/require-version.js";
import type { PaymentViewRepository } from "../payment-view.repository.js";
import { type ListedRefund, refunds } from "./refund-list.sql.js";
import type { RefundAccount, RefundView } from "./refund.types.js";

/** Derives the key that encrypts the accounts for refunds. */
export function refundKey(secret: string): Buffer {
  return deriveKey(secret, "refund account");
}

export class RefundReads {
  readonly #key: Buffer;

  constructor(
    private readonly db: Database,
    private readonly payments: PaymentViewRepository,
    secret: string,
  ) {
    this.#key = refundKey(secret);
  }

  /**
   * Returns at most 1,000 refunds of the given event, or of all events. Open refunds come first.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null, eventSlug: string | null): Promise<RefundView[]> {
    requirePermission(caller, "refunds");
    const only = eventSlug === null ? [] : [{ sql: "e.slug = ?", parameters: [eventSlug] }];
    return (await refunds(this.db, only)).map((row) => this.#view(row));
  }

  /** @throws DomainError FORBIDDEN or REFUND_NOT_FOUND */
  async one(caller: Caller, id: string): Promise<RefundView> {
    requirePermission(caller, "refunds");
    const [row] = await refunds(this.db, [{ sql: "r.id = ?", parameters: [id] }]);
    if (!row) throw new DomainError("REFUND_NOT_FOUND");
    return this.#view(row);
  }

  /** @throws DomainError PAYMENT_NOT_FOUND, also if the payment's team was deleted */
  async teamOf(paymentId: string): Promise<string> {
    const payment = await this.payments.reportedById(paymentId);
    if (!payment?.teamId) throw new DomainError("PAYMENT_NOT_FOUND");
    return payment.teamId;
  }

  #view({ sealedAccount, ...refund }: ListedRefund): RefundView {
    const account = sealedAccount === null ? null : unsealIfSame(this.#key, sealedAccount);
    const isSurplus = refund.surplusId !== null;
    return {
      ...refund,
      isSurplus,
      account: account === null ? null : (JSON.parse(account) as RefundAccount),
      version: versionOf([refund.state, account]),
    };
  }
}
