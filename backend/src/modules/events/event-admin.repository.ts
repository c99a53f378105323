import { IsNull, LessThan, Not } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Tx } from "../../kernel/db/database.js";
import { Event } from "./event.entity.js";
import { newEvent, type NewEvent } from "./event-data.js";

/** An event's data to store. `state` is never `current`, because only `makeCurrent` makes an event current. */
export type EventData = NewEvent & { readonly state: "past" | "upcoming" };

export class EventAdminRepository {
  /**
   * Inserts a new event and returns its id.
   * @throws the driver's error if the slug is taken (`EVENT_SLUG`)
   */
  async insert(tx: Tx, data: EventData): Promise<string> {
    const event = newEvent(data);
    await tx.insert(Event, event);
    return event.id;
  }

  /**
   * Locks all events, so that changes to events run one at a time. Must be the first statement of a change, so that
   * `TeamRepository.reserveSeat`, which reads the event's team size, waits for the change. Locking all is acceptable,
   * because there are few events and they rarely change.
   */
  async lock(tx: Tx): Promise<void> {
    await tx.updateAll(Event, { updatedAt: () => "updatedAt" });
  }

  /** Prevents an event's deletion until the transaction ends. Returns false if the event does not exist. */
  lockOne(tx: Tx, slug: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, Event, { slug }, { updatedAt: () => "updatedAt" }));
  }

  /** Updates all data of an event except its slug and state. */
  async rewrite(tx: Tx, id: string, data: Omit<EventData, "slug" | "state">): Promise<void> {
    const { notices, ...columns } = data;
    const set = { ...columns, notices: JSON.stringify(notices), updatedAt: new Date() };
    await updateWhere(tx, Event, { id }, set);
  }

  /** @throws the driver's error if a row refers to the event and would not be deleted with it */
  async delete(tx: Tx, id: string): Promise<void> {
    await deleteWhere(tx, Event, { id });
  }

  /** Sets the state of an event. Does nothing if the event is current. */
  async setState(tx: Tx, id: string, state: EventData["state"]): Promise<void> {
    await updateWhere(tx, Event, { id, currentSlot: IsNull() }, { state });
  }

  /**
   * Makes an event the current one. The previous current event becomes past if its last day is over, and otherwise
   * upcoming.
   * @param today the day in India, YYYY-MM-DD
   * @returns the ids of the events that were current before
   * @throws the driver's error if another event became current concurrently (`EVENT_CURRENT`)
   */
  async makeCurrent(tx: Tx, id: string, today: string): Promise<string[]> {
    const others = { state: "current", id: Not(id) } as const;
    const before = await tx.find(Event, { select: { id: true }, where: others });
    const updatedAt = new Date();
    const over = { ...others, lastDay: LessThan(today) };
    await updateWhere(tx, Event, over, { state: "past", currentSlot: null, updatedAt });
    await updateWhere(tx, Event, others, { state: "upcoming", currentSlot: null, updatedAt });
    await updateWhere(tx, Event, { id }, { state: "current", currentSlot: 1, updatedAt });
    return before.map((event) => event.id);
  }
}
