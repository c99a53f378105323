import { indiaDay } from "@contract/kernel/contract/india-time";

/** The data that say whether an event is over. */
export interface EventEnd {
  readonly registrationOpen: boolean;
  readonly lastDay: string;
}

/** Returns whether the event's last day is over in India. */
export function isPastLastDay({ lastDay }: EventEnd): boolean {
  return lastDay < indiaDay(new Date());
}

/** Returns whether the event is over. An event whose registration the club keeps open goes on after its last day. */
export function isOver(event: EventEnd | null): boolean {
  return event !== null && !event.registrationOpen && isPastLastDay(event);
}
