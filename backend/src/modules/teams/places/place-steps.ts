import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { PlaceNotices } from "./place-notices.js";
import type { PlaceChange, PlaceRepository } from "./place.repository.js";
import { PAYMENT_TRANSITIONS, type PaymentTransitionName } from "../contract/payment-status.js";
import { afterPayment } from "../contract/place-state.js";

/**
 * Changes places, records the history, sends notifications and updates open pages. Payment steps change places through
 * `PlacePayments` instead.
 */
export class PlaceSteps {
  constructor(
    private readonly places: PlaceRepository,
    private readonly notices: PlaceNotices,
  ) {}

  /** Applies changes of places and returns the applied ones. Skips places that were changed concurrently. */
  async take(tx: Tx, changes: readonly PlaceChange[]): Promise<PlaceChange[]> {
    const applied: PlaceChange[] = [];
    for (const change of changes) if (await this.places.change(tx, change)) applied.push(change);
    announcePlaces(tx, applied);
    await this.notices.changed(tx, applied);
    return applied;
  }
}

/** Makes the open pages about these teams and about the rankings of their events fetch their data again. */
function announcePlaces(tx: Tx, changes: readonly Pick<PlaceChange, "teamId" | "eventId">[]): void {
  for (const { teamId } of changes) announce(tx, { topic: Topic.team, id: teamId });
  for (const id of new Set(changes.map(({ eventId }) => eventId))) announce(tx, { topic: Topic.ranking, id });
}

/** The times that decide whether a payment was reported before a place's deadline. */
export interface PaymentTimes {
  /** The time at which the request arrived. */
  readonly at: Date;
  /** The times of the reports that a revert makes pending again, by team id. */
  readonly reports?: ReadonlyMap<string, Date> | undefined;
}

/**
 * Changes places after payment steps. Sends no notifications, because the payment's notifications also report the
 * change.
 */
export class PlacePayments {
  constructor(private readonly places: PlaceRepository) {}

  /**
   * Changes the places of teams whose payment status changed in this transaction. The transaction must have locked the
   * teams' rows. The times of the requests, not the time of the write, decide whether a payment was reported before
   * the deadline.
   */
  async moved(
    tx: Tx,
    teamIds: readonly string[],
    name: PaymentTransitionName,
    { at, reports }: PaymentTimes,
  ): Promise<void> {
    const { to, by } = PAYMENT_TRANSITIONS[name];
    const moved = { to, by, isRevert: name.startsWith("revertTo") };
    for (const before of await this.places.ofTeams(teamIds)) {
      const { teamId, eventId } = before;
      const after = afterPayment(before, { ...moved, reportedAt: reports?.get(teamId) }, at);
      if (after && (await this.places.change(tx, { teamId, eventId, before, after, at })))
        announcePlaces(tx, [before]);
    }
  }
}
