import { indiaDay } from "../../../../kernel/contract/india-time.js";
import type { CutOff } from "./place-plan.js";

/** How a place that became free gets its next team. */
export const MovingUp = { automatic: "automatic", byHand: "byHand", never: "never" } as const;
export type MovingUp = keyof typeof MovingUp;

export const CutOffKind = { rank: "rank", places: "places" } as const;
export type CutOffKind = keyof typeof CutOffKind;

export const TiesAtCutOff = { all: "all", none: "none" } as const;
export type TiesAtCutOff = keyof typeof TiesAtCutOff;

/** What an event says about who goes on, until when they answer, and who comes after them. */
export interface PlaceRules extends Omit<CutOff, "qualifyingRank"> {
  /** Hours that a team has to answer; also those who move up. */
  readonly replyHours: number;
  /** Until when those answer whom the ranking itself lets go on; null counts hours for them, too. */
  readonly firstDeadline: Date | null;
  readonly movingUp: MovingUp;
  /** A day in India after which no team moves up; null for none. */
  readonly lastMoveDay: string | null;
}

const HOUR_MS = 3_600_000;

/** Until when a team answers that is offered a place at this moment. */
export function deadlineOf(
  { firstDeadline, replyHours }: Pick<PlaceRules, "firstDeadline" | "replyHours">,
  at: Date,
  isMovingUp: boolean,
): Date {
  const counted = new Date(at.getTime() + replyHours * HOUR_MS);
  return isMovingUp || firstDeadline === null || firstDeadline <= at ? counted : firstDeadline;
}

/** True while teams move up, by themselves or by hand. */
export function mayMoveUp({ movingUp, lastMoveDay }: PlaceRules, at: Date): boolean {
  return movingUp !== "never" && (lastMoveDay === null || indiaDay(at) <= lastMoveDay);
}

/** Hours before the deadline at which a team that has not answered is reminded, the earliest first. */
const REMINDED_HOURS = [24, 3] as const;

/** Which reminder is due: the hours before the deadline that it goes by; null for none, also where the time to answer was shorter. */
export function dueReminder(
  { deadline, offeredAt }: { readonly deadline: Date; readonly offeredAt: Date },
  at: Date,
): number | null {
  const msLeft = deadline.getTime() - at.getTime();
  const msOffered = deadline.getTime() - offeredAt.getTime();
  if (msLeft <= 0) return null;
  return REMINDED_HOURS.findLast((hours) => msLeft <= hours * HOUR_MS && msOffered > hours * HOUR_MS) ?? null;
}
