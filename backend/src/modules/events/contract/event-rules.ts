import { RULES } from "../../../kernel/contract/catalogue.js";

/** The fields of an event that have to fit each other. */
interface EventDates {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt?: Date | null;
  readonly registrationClosesAt?: Date | null;
}

/** What does not fit in an event's dates: field → text. Empty when all is well. */
export function dateFaults(event: EventDates): Readonly<Record<string, string>> {
  const { firstDay, lastDay, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  return {
    ...(lastDay < firstDay ? { lastDay: RULES.dayOrder } : {}),
    ...(opens && closes && closes < opens ? { registrationClosesAt: RULES.windowOrder } : {}),
  };
}
