import { RULES } from "../../../kernel/contract/catalogue.js";

interface FittingFields {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt?: Date | null;
  readonly registrationClosesAt?: Date | null;
  readonly minTeamSize?: number | null;
  readonly maxTeamSize: number;
}

/** Returns an error text for each field that contradicts another one. */
export function eventFaults(event: FittingFields): Readonly<Record<string, string>> {
  const { firstDay, lastDay, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const { minTeamSize, maxTeamSize } = event;
  return {
    ...(lastDay < firstDay ? { lastDay: RULES.dayOrder } : {}),
    ...(opens && closes && closes < opens ? { registrationClosesAt: RULES.windowOrder } : {}),
    ...(minTeamSize && minTeamSize > maxTeamSize ? { minTeamSize: RULES.teamSizeOrder } : {}),
  };
}
