/** The state of an event in the club's year; exactly one should be current. */
export const EventState = { past: "past", current: "current", upcoming: "upcoming" } as const;
export type EventState = keyof typeof EventState;

/** The way in which registration opens and closes: by its dates, or by hand. */
export const RegistrationMode = { auto: "auto", open: "open", closed: "closed" } as const;
export type RegistrationMode = keyof typeof RegistrationMode;

/** The fields of an event that decide whether teams may register. Times are UTC. */
export interface RegistrationWindow {
  readonly registration: RegistrationMode;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
}

/** Returns whether teams may be created and changed at `now`. In `auto`, an absent bound leaves that side open. */
export function isRegistrationOpen(event: RegistrationWindow, now: Date): boolean {
  if (event.registration !== "auto") return event.registration === "open";
  const started = event.registrationOpensAt === null || event.registrationOpensAt <= now;
  const ended = event.registrationClosesAt !== null && event.registrationClosesAt < now;
  return started && !ended;
}
