import type { Tx } from "../../../kernel/db/database.js";
import { PAYMENT_TRANSITIONS, type PaymentTransitionName } from "../contract/payment-status.js";
import { afterPayment } from "../contract/place-state.js";
import { announcePlaces } from "./place-steps.js";
import type { PlaceRepository } from "./place.repository.js";

/** What steps of payments do to places. Notifications of the payment say it. */
export class PlacePayments {
  constructor(private readonly places: PlaceRepository) {}

  /**
   * After payments took a step in this transaction, which holds their teams' rows.
   * @param at when what was done arrived: a report counts by that, not by how long the database took
   */
  async moved(tx: Tx, teamIds: readonly string[], name: PaymentTransitionName, at: Date): Promise<void> {
    const { to, by } = PAYMENT_TRANSITIONS[name];
    const moved = { to, by, isRevert: name.startsWith("revertTo") };
    for (const before of await this.places.ofTeams(teamIds)) {
      const after = afterPayment(before, moved, at);
      const { teamId, eventId } = before;
      if (after && (await this.places.change(tx, { teamId, eventId, before, after, at })))
        announcePlaces(tx, [before]);
    }
  }
}
