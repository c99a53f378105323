import type { PlacedMoney } from "../placed-money.js";
import type { RefundState } from "./contract/refund.enums.js";
import type { SurplusView } from "./contract/surplus-view.js";
import type { RefundRepository } from "./refund.repository.js";

/** Reads money that teams paid in addition to their fees, with its refunds. */
export class SurplusReads {
  constructor(
    private readonly placed: PlacedMoney,
    private readonly refunds: RefundRepository,
  ) {}

  /** Returns what a payment's team has in addition to the payment, oldest first. */
  async ofPayment(paymentId: string): Promise<SurplusView[]> {
    const surpluses = await this.placed.surplusesOf(paymentId);
    const held = await this.held(surpluses.map(({ id }) => id));
    return surpluses.map((surplus) => ({ ...surplus, refund: held.get(surplus.id) ?? null }));
  }

  /** Returns the refund's state of those surpluses that are to be returned or were. */
  held(ids: readonly string[]): Promise<ReadonlyMap<string, RefundState>> {
    return this.refunds.heldSurpluses(ids);
  }
}
