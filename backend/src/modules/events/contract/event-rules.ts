import { RULES } from "../../../kernel/contract/catalogue.js";

/** The fields of an event that must be consistent with each other. */
interface FittingFields {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt?: Date | null;
  readonly registrationClosesAt?: Date | null;
  readonly minTeamSize?: number | null;
  readonly maxTeamSize: number;
}

/** Returns the inconsistencies in an event's dates and team sizes: a text for each affected field. */
export function eventFaults(event: FittingFields): Readonly<Record<string, string>> {
  const { firstDay, lastDay, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const { minTeamSize, maxTeamSize } = event;
  return {
    ...(lastDay < firstDay ? { lastDay: RULES.dayOrder } : {}),
    ...(opens && closes && closes < opens ? { registrationClosesAt: RULES.windowOrder } : {}),
    ...(minTeamSize && minTeamSize > maxTeamSize ? { minTeamSize: RULES.teamSizeOrder } : {}),
  };
}
