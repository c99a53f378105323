import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { PlaceNotices } from "./place-notices.js";
import type { PlaceChange, PlaceRepository } from "./place.repository.js";
import { PAYMENT_TRANSITIONS, type PaymentTransitionName } from "../contract/payment-status.js";
import { afterPayment } from "../contract/place-state.js";

/** The one way in which places change: place, its history, notifications and open pages together. */
export class PlaceSteps {
  constructor(
    private readonly places: PlaceRepository,
    private readonly notices: PlaceNotices,
  ) {}

  /** Takes these steps; answers those that were taken, as a place that is another one by now is left alone. */
  async take(tx: Tx, changes: readonly PlaceChange[]): Promise<PlaceChange[]> {
    const applied: PlaceChange[] = [];
    for (const change of changes) if (await this.places.change(tx, change)) applied.push(change);
    announcePlaces(tx, applied);
    await this.notices.changed(tx, applied);
    return applied;
  }
}

/** Has the pages of these teams, and of those who look after the events' places, read again. */
function announcePlaces(tx: Tx, changes: readonly Pick<PlaceChange, "teamId" | "eventId">[]): void {
  for (const { teamId } of changes) announce(tx, { topic: Topic.team, id: teamId });
  for (const id of new Set(changes.map(({ eventId }) => eventId))) announce(tx, { topic: Topic.ranking, id });
}

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
