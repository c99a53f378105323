import { indiaDay } from "../../../kernel/contract/india-time.js";

/** True from an event's last day on: certificates may be given out at the prize-giving. */
export function isOver({ lastDay }: { readonly lastDay: string }, now: Date): boolean {
  return indiaDay(now) >= lastDay;
}
