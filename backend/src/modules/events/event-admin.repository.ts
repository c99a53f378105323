import { IsNull, LessThan, Not } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Tx } from "../../kernel/db/database.js";
import { Event } from "./event.entity.js";
import { newEvent, type NewEvent } from "./event-data.js";

/** What is written of an event; being current is `makeCurrent`'s business. */
export type EventData = NewEvent & { readonly state: "past" | "upcoming" };

/** Writes on `events`. */
export class EventAdminRepository {
  /** Writes a new event. @throws the driver's error when the slug is taken (`EVENT_SLUG`). */
  async insert(tx: Tx, data: EventData): Promise<string> {
    const event = newEvent(data);
    await tx.insert(Event, event);
    return event.id;
  }

  /**
   * Holds every event, first thing in a change, so that changes of events come one after the other, and places are
   * taken in teams before or after them (TeamRepository.reserveSeat). There are few events, and they rarely change.
   */
  async lock(tx: Tx): Promise<void> {
    await tx.updateAll(Event, { updatedAt: () => "updatedAt" });
  }

  /** Holds one event, so that it stays; false when it is not there. */
  lockOne(tx: Tx, slug: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, Event, { slug }, { updatedAt: () => "updatedAt" }));
  }

  /** Rewrites an event's data, but neither its address nor whether it is current. */
  async rewrite(tx: Tx, id: string, data: Omit<EventData, "slug" | "state">): Promise<void> {
    const { notices, ...columns } = data;
    const set = { ...columns, notices: JSON.stringify(notices), updatedAt: new Date() };
    await updateWhere(tx, Event, { id }, set);
  }

  /** Deletes an event. @throws the driver's error when anything refers to it that does not go with it. */
  async delete(tx: Tx, id: string): Promise<void> {
    await deleteWhere(tx, Event, { id });
  }

  /** Sets the state of an event that is not current. */
  async setState(tx: Tx, id: string, state: EventData["state"]): Promise<void> {
    await updateWhere(tx, Event, { id, currentSlot: IsNull() }, { state });
  }

  /**
   * Makes an event the current one. The one before is past once its last day is over, and upcoming until then.
   * @param today in India's calendar, YYYY-MM-DD
   * @returns the events that were current
   * @throws the driver's error when another event became current at the same moment (`EVENT_CURRENT`).
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
