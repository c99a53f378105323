import type { EventState } from "../../graphql/pages/event";

/** The data about an event that determines the state of its registration. */
interface RegistrationFacts {
  readonly state: EventState;
  readonly registrationOpen: boolean;
  readonly maxTeamSize: number;
}

/**
 * The state of a registration. `ahead` is for an upcoming event. `none` is for a past event that never had a
 * registration, such as a class without teams.
 */
export type Registration = "open" | "closed" | "ahead" | "none";

export function registrationOf({ state, registrationOpen, maxTeamSize }: RegistrationFacts): Registration {
  if (registrationOpen) return "open";
  if (state === "upcoming") return "ahead";
  return state === "current" || maxTeamSize > 1 ? "closed" : "none";
}

/** The size of events' pictures, in pixels. */
export const ARTWORK = { width: 900, height: 600 } as const;
