import type { EventState } from "../../graphql/pages/event";

/** What decides how an event's registration is spoken of. */
interface RegistrationFacts {
  readonly state: EventState;
  readonly registrationOpen: boolean;
  readonly maxTeamSize: number;
}

/** `none` is an event without teams, such as a class, that is over: it never had a registration. */
export type Registration = "open" | "closed" | "ahead" | "none";

/** Returns the state of an event's registration, from its data alone. */
export function registrationOf({ state, registrationOpen, maxTeamSize }: RegistrationFacts): Registration {
  if (registrationOpen) return "open";
  if (state === "upcoming") return "ahead";
  return state === "current" || maxTeamSize > 1 ? "closed" : "none";
}

/** Size of every event's artwork in pixels. */
export const ARTWORK = { width: 900, height: 600 } as const;
