/** An event's state in the club's year. Exactly one event should be current. */
export const EventState = { past: "past", current: "current", upcoming: "upcoming" } as const;
export type EventState = keyof typeof EventState;

/** How registration opens and closes: automatically by its dates, or by hand. */
export const RegistrationMode = { auto: "auto", open: "open", closed: "closed" } as const;
export type RegistrationMode = keyof typeof RegistrationMode;

/** The fields of an event that decide whether teams may register. Times are UTC. */
export interface RegistrationWindow {
  readonly registration: RegistrationMode;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
}

/** Returns whether teams may be created and changed at `now`. In `auto` mode, a missing date leaves that side open. */
export function isRegistrationOpen(event: RegistrationWindow, now: Date): boolean {
  if (event.registration !== "auto") return event.registration === "open";
  const started = event.registrationOpensAt === null || event.registrationOpensAt <= now;
  const ended = event.registrationClosesAt !== null && event.registrationClosesAt < now;
  return started && !ended;
}
