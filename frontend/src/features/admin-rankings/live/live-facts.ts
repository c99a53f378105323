import { phaseText } from "../contest-facts";
import type { LiveBoard } from "./use-live-board";
import { LOCALE } from "../../../shared/language";

/** What organisers do about live standings that is hard to take back. */
export type LiveStep = "unfreeze" | "end" | "reveal" | "replace";

interface Question {
  readonly title: string;
  /** What everybody sees from then on. */
  readonly text: string;
  readonly label: string;
  readonly busyLabel: string;
}

/** How a step is asked about. */
export function questionOf(step: LiveStep, { contestId, isFrozen }: LiveBoard): Question {
  const dropped = isFrozen ? " Nobody sees what is behind the freeze." : "";
  switch (step) {
    case "unfreeze":
      return {
        title: "Unfreeze the standings?",
        text: "Everybody sees the places as they are now, and all that follow. It cannot be hidden again.",
        label: "Unfreeze",
        busyLabel: "Unfreezing...",
      };
    case "reveal":
      return {
        title: "Show what is behind the freeze?",
        text: "With this freeze everybody sees the places as they are now. It cannot be hidden again.",
        label: "Save and show",
        busyLabel: "Saving...",
      };
    case "replace":
      return {
        title: "Show another contest instead?",
        text: `The standings of contest ${String(contestId)} go off the site.${dropped}`,
        label: "Show the other one",
        busyLabel: "Saving...",
      };
    case "end":
      return {
        title: "Take the live standings off the site?",
        text: `The page shows the published ranking again, if there is one.${dropped} You can show the contest again later.`,
        label: "Take off",
        busyLabel: "Taking off...",
      };
  }
}

/**
 * What saving this would do that is hard to take back; null for nothing.
 * @param now milliseconds since the epoch
 */
export function stepOfSave(
  board: LiveBoard,
  { contestId, freezesAt }: { readonly contestId: number | null; readonly freezesAt: Date | null },
  now: number,
): "reveal" | "replace" | null {
  if (!board.isRunning || contestId === null) return null;
  if (contestId !== board.contestId) return "replace";
  return board.isFrozen && (freezesAt === null || freezesAt.getTime() > now) ? "reveal" : null;
}

/** How far the contest is, as the rest of a sentence that began with it. */
export function phaseRest(phase: string | null): string {
  if (phase === null) return "";
  return phase === "BEFORE" ? " has not started" : ` is ${phaseText(phase)}`;
}

/** "1 team", "12 teams". */
export function teamsText(count: number): string {
  return count === 1 ? "1 team" : `${count.toLocaleString(LOCALE)} teams`;
}
