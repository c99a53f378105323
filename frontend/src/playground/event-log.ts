/** The most events of a subscription that are shown. */
export const SHOWN_EVENTS = 20;

/** The last events of a subscription in the form of the response pane: newest first, each with its number and time. */
export class EventLog {
  readonly #events: [label: string, event: unknown][] = [];
  #count = 0;

  /** Adds an event and returns the content of the pane. */
  add(event: unknown, at = new Date()): object {
    this.#count += 1;
    this.#events.unshift([`#${String(this.#count)} at ${at.toLocaleTimeString("en-GB")}`, event]);
    this.#events.splice(SHOWN_EVENTS);
    return this.#shown("open until you stop it");
  }

  /** Returns the content of the pane after the end, or null if there was no event. */
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
