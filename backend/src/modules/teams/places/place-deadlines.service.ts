import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Database } from "../../../kernel/db/database.js";
import { isEventOver } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import { timeLeft } from "../reminders/reminder.service.js";
import { dueReminder } from "./contract/place-rules.js";
import { lapsesBefore } from "../contract/place-state.js";
import type { PlaceNotices, RemindedPlace } from "./place-notices.js";
import type { PlaceOffer } from "./place-offer.entity.js";
import type { PlacePublisher } from "./place-publisher.service.js";
import type { PlaceSteps } from "./place-steps.js";
import type { PlaceRepository } from "./place.repository.js";

const DAY_MS = 24 * 3_600_000;

/** Sends reminders before places' deadlines, records lapses and lets the next teams move up. */
export class PlaceDeadlineService {
  constructor(
    private readonly db: Database,
    private readonly places: PlaceRepository,
    private readonly steps: PlaceSteps,
    private readonly publisher: PlacePublisher,
    private readonly notices: PlaceNotices,
    private readonly events: EventService,
  ) {}

  /**
   * Does all work that is due. Each reminder, lapse and move happens only once, even if several servers run this method
   * concurrently.
   */
  async run(at = new Date()): Promise<void> {
    await this.#lapse(at);
    for (const { eventId, movingUp } of await this.places.allSettings())
      if (movingUp === "automatic") await this.#moveUp(eventId, at);
    await this.#remind(at);
  }

  /**
   * Records the lapsed places. A place lapses at its deadline, even if this method runs later. Once the event is over,
   * nothing is recorded and no mail is sent. If the event was over only because its stored last day was wrong, the next
   * run after the correction records the lapses, and the teams get the mail.
   */
  async #lapse(at: Date): Promise<void> {
    const lapsed = await this.places.openBefore(lapsesBefore(at));
    const over = await this.#eventsOver(lapsed, at);
    for (const place of lapsed) {
      const { teamId, eventId, deadline } = place;
      if (over.has(eventId)) continue;
      const after = { state: "lapsed" as const, deadline };
      const change = { teamId, eventId, before: place, after, at };
      await this.db.inTransaction((tx) => this.steps.take(tx, [change]));
    }
  }

  /** Returns the ids of the events that are over. Considers only the events of these places. */
  async #eventsOver(places: readonly PlaceOffer[], at: Date): Promise<ReadonlySet<string>> {
    const ids = [...new Set(places.map(({ eventId }) => eventId))];
    const events = await Promise.all(ids.map((id) => this.events.find(id)));
    return new Set(events.flatMap((event) => (event && isEventOver(event, at) ? [event.id] : [])));
  }

  async #moveUp(eventId: string, at: Date): Promise<void> {
    const event = await this.events.byId(eventId);
    const plan = isEventOver(event, at) ? null : await this.publisher.plan(event, { kind: "moveUp" }, at);
    if (!plan?.changes.length) return;
    await this.db.inTransaction(async (tx) => {
      if (!(await this.publisher.lock(tx, eventId))) return;
      const applied = await this.publisher.act(tx, event, { kind: "moveUp" }, { at });
      if (!applied?.length) return;
      const target = { targetType: "event", targetId: event.id, targetName: event.title };
      const details = { changed: applied.length };
      await recordAudit(tx, { actor: null, action: "places.moveUp", ...target, details });
    });
  }

  async #remind(at: Date): Promise<void> {
    const open = await this.places.openBefore(new Date(at.getTime() + DAY_MS + 1));
    const over = await this.#eventsOver(open, at);
    const due = open.filter((place) => isDue(place, at) && !over.has(place.eventId));
    if (due.length === 0) return;
    await this.db.inTransaction(async (tx) => {
      const reminded: RemindedPlace[] = [];
      for (const place of due) {
        const hours = dueReminder(place, at);
        if (hours === null || !(await this.places.remind(tx, place, hours))) continue;
        const { teamId, deadline, movedUp } = place;
        reminded.push({ teamId, deadline, movedUp, left: timeLeft(place.deadline.getTime() - at.getTime()) });
      }
      await this.notices.endsSoon(tx, reminded);
    });
  }
}

function isDue(place: PlaceOffer, at: Date): boolean {
  const hours = dueReminder(place, at);
  return hours !== null && (place.remindedHours === 0 || hours < place.remindedHours);
}
