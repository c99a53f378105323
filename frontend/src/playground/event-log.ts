/** Maximum number of a subscription's events that are shown. */
export const SHOWN_EVENTS = 20;

/** A subscription's latest events as content for the response pane: newest first, each with its number and time. */
export class EventLog {
  readonly #events: [label: string, event: unknown][] = [];
  #count = 0;

  /** Adds an event and returns the pane's content. */
  add(event: unknown, at = new Date()): object {
    this.#count += 1;
    this.#events.unshift([`#${String(this.#count)} at ${at.toLocaleTimeString("en-GB")}`, event]);
    this.#events.splice(SHOWN_EVENTS);
    return this.#shown("open until you stop it");
  }

  /** Returns the pane's content after the subscription's end, or null if there was no event. */
  end(why: string): object | null {
    return this.#count === 0 ? null : this.#shown(why);
  }

  #shown(state: string): object {
    const limitNote = this.#count > SHOWN_EVENTS ? `, the last ${String(SHOWN_EVENTS)} shown` : "";
    return {
      events: `${String(this.#count)} so far, newest first${limitNote}; ${state}`,
      ...Object.fromEntries(this.#events),
    };
  }
}
