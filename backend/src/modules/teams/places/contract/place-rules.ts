import { indiaDay } from "../../../../kernel/contract/india-time.js";
import type { CutOff } from "./place-plan.js";

/** How a free place goes to the next team. */
export const MovingUp = { automatic: "automatic", byHand: "byHand", never: "never" } as const;
export type MovingUp = keyof typeof MovingUp;

export const CutOffKind = { rank: "rank", places: "places" } as const;
export type CutOffKind = keyof typeof CutOffKind;

export const TiesAtCutOff = { all: "all", none: "none" } as const;
export type TiesAtCutOff = keyof typeof TiesAtCutOff;

/** An event's rules for places: which teams advance, how long they have to answer, and how teams move up. */
export interface PlaceRules extends Omit<CutOff, "qualifyingRank"> {
  /** The number of hours that a team has to answer, if it moves up or if `firstDeadline` does not apply. */
  readonly replyHours: number;
  /** The deadline for teams within the cut-off. If it is null or past, `replyHours` applies to these teams too. */
  readonly firstDeadline: Date | null;
  readonly movingUp: MovingUp;
  /** The last day on which teams move up, in India's calendar. Null if there is none. */
  readonly lastMoveDay: string | null;
}

const HOUR_MS = 3_600_000;

/** Returns the deadline for a team that is offered a place at the given time. */
export function deadlineOf(
  { firstDeadline, replyHours }: Pick<PlaceRules, "firstDeadline" | "replyHours">,
  at: Date,
  isMovingUp: boolean,
): Date {
  const counted = new Date(at.getTime() + replyHours * HOUR_MS);
  return isMovingUp || firstDeadline === null || firstDeadline <= at ? counted : firstDeadline;
}

/** Returns whether teams still move up, automatically or by hand. */
export function mayMoveUp({ movingUp, lastMoveDay }: PlaceRules, at: Date): boolean {
  return movingUp !== "never" && (lastMoveDay === null || indiaDay(at) <= lastMoveDay);
}

/** The numbers of hours before the deadline at which a team that has not answered gets a reminder, earliest first. */
const REMINDED_HOURS = [24, 3] as const;

/**
 * Returns the reminder that is due, as hours before the deadline. Returns null if no reminder is due, or if the
 * reminder's time was before the offer.
 */
export function dueReminder(
  { deadline, offeredAt }: { readonly deadline: Date; readonly offeredAt: Date },
  at: Date,
): number | null {
  const msLeft = deadline.getTime() - at.getTime();
  const msOffered = deadline.getTime() - offeredAt.getTime();
  if (msLeft <= 0) return null;
  return REMINDED_HOURS.findLast((hours) => msLeft <= hours * HOUR_MS && msOffered > hours * HOUR_MS) ?? null;
}
