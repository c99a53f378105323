import type { PlacedMoney } from "../placed-money.js";
import type { RefundState } from "./contract/refund.inputs.js";
import type { SurplusView } from "./contract/surplus-view.js";
import type { RefundRepository } from "./refund.repository.js";

export class SurplusReads {
  constructor(
    private readonly placed: PlacedMoney,
    private readonly refunds: RefundRepository,
  ) {}

  /** Returns the surpluses of a payment's team, oldest first. */
  async ofPayment(paymentId: string): Promise<SurplusView[]> {
    const surpluses = await this.placed.surplusesOf(paymentId);
    const held = await this.held(surpluses.map(({ id }) => id));
    return surpluses.map((surplus) => ({ ...surplus, refund: held.get(surplus.id) ?? null }));
  }

  /** Returns the states of due and paid refunds, keyed by surplus id. */
  held(ids: readonly string[]): Promise<ReadonlyMap<string, RefundState>> {
    return this.refunds.heldSurpluses(ids);
  }
}
