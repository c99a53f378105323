import { transactionKey } from "../../payments/contract/transaction-id.js";
import type { Claim, LineMatch, MatchFacts } from "./match-facts.js";
import { canFollow, ReturnIndex, type MoneyReturn } from "./money-returns.js";

export class AcceptedPayments {
  readonly #byPayment: ReadonlyMap<string, Claim>;
  readonly #byId: ReadonlyMap<string, Claim>;
  readonly #settled: ReturnIndex<MatchFacts["settled"][number]>;

  constructor(
    private readonly facts: MatchFacts,
    private readonly nonIdentifying: ReadonlySet<string>,
  ) {
    const accepted = facts.claims.filter(({ status }) => status === "accepted");
    this.#byPayment = new Map(accepted.map((claim) => [claim.paymentId, claim]));
    this.#byId = new Map(accepted.map((claim) => [transactionKey(claim.transactionId), claim]));
    this.#settled = new ReturnIndex(facts.settled, nonIdentifying);
  }

  /**
   * Returns the accepted payments whose money went back with the return `back`.
   * @param credits the incoming lines of this file whose money went back with this return
   */
  returnedBy(back: MoneyReturn, credits: readonly LineMatch[]): Claim[] {
    const byId = back.ids
      .filter((id) => !this.nonIdentifying.has(id))
      .flatMap((id) => this.#byId.get(id) ?? []);
    const confirmed = credits
      .filter(({ outcome }) => outcome === "seen")
      .map(({ line, seenPaymentId }) => seenPaymentId ?? this.facts.seen.get(line.fingerprint));
    const earlier = [
      ...this.#settled.withId(back.ids),
      ...this.#settled.withPayer(back.payers, back.paise).filter(({ date }) => canFollow(back.date, date)),
    ].map(({ paymentId }) => paymentId);
    const ids = new Set([...byId.map(({ paymentId }) => paymentId), ...confirmed, ...earlier]);
    return [...ids].flatMap((id) => this.#byPayment.get(id ?? "") ?? []);
  }
}
