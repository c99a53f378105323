import { indiaDay } from "../../../kernel/contract/india-time.js";

/** The states of an event. Exactly one event should be current. */
export const EventState = { past: "past", current: "current", upcoming: "upcoming" } as const;
export type EventState = keyof typeof EventState;

/** Whether registration follows the event's dates (`auto`), or was opened or closed by hand. */
export const RegistrationMode = { auto: "auto", open: "open", closed: "closed" } as const;
export type RegistrationMode = keyof typeof RegistrationMode;

/** The fields of an event that decide whether teams may register. */
export interface RegistrationWindow {
  readonly registration: RegistrationMode;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
}

/**
 * Returns whether registration is open at `now`. In `auto` mode, registration without an opening time is open from the
 * start, and registration without a closing time never closes.
 */
export function isRegistrationOpen(event: RegistrationWindow, now: Date): boolean {
  if (event.registration !== "auto") return event.registration === "open";
  const started = event.registrationOpensAt === null || event.registrationOpensAt <= now;
  const ended = event.registrationClosesAt !== null && event.registrationClosesAt < now;
  return started && !ended;
}

/**
 * Returns whether an event is over: its state is past, or its last day in India has passed and registration is closed.
 * An event for which the club keeps registration open goes on after its last day.
 */
export function isEventOver(
  event: RegistrationWindow & { readonly state: EventState; readonly lastDay: string },
  now: Date,
): boolean {
  if (event.state === EventState.past) return true;
  const isOpen = event.state === EventState.current && isRegistrationOpen(event, now);
  return !isOpen && event.lastDay < indiaDay(now);
}
