import { phaseText } from "../contest-facts";
import type { LiveBoard } from "./use-live-board";
import { t } from "@contract/kernel/contract/t";

/** Steps that change the live standings and are hard to revert. */
export type LiveStep = "unfreeze" | "end" | "reveal" | "replace";

interface Question {
  readonly title: string;
  /** The step's effect on visitors. */
  readonly text: string;
  readonly label: string;
  readonly busyLabel: string;
}

const joined = (...sentences: readonly string[]) => sentences.filter((text) => text !== "").join(" ");

/** Returns the texts of the dialog for a step. */
export function questionOf(step: LiveStep, { contestId, isFrozen }: LiveBoard): Question {
  const dropped = isFrozen ? t("Results after the freeze stay hidden.") : "";
  switch (step) {
    case "unfreeze":
      return {
        title: "Unfreeze the standings?",
        text: "Visitors see the current standings and all later changes. You cannot hide these standings again.",
        label: "Unfreeze",
        busyLabel: "Unfreezing...",
      };
    case "reveal":
      return {
        title: "Show the hidden results now?",
        text: "With this freeze time, the standings are no longer frozen. Visitors see the current standings, and you cannot hide them again.",
        label: "Save and show",
        busyLabel: "Saving...",
      };
    case "replace":
      return {
        title: "Show another contest instead?",
        text: joined(
          t("The standings of contest {id} are removed from the site.", { id: String(contestId) }),
          dropped,
        ),
        label: "Show the other contest",
        busyLabel: "Saving...",
      };
    case "end":
      return {
        title: "Remove the live standings from the site?",
        text: joined(
          t("If the event has a published ranking, the page shows that ranking again."),
          dropped,
          t("You can show the contest again later."),
        ),
        label: "Remove from the site",
        busyLabel: "Removing...",
      };
  }
}

/**
 * Returns the step that a save would cause, or null if the save is easy to revert.
 * @param now milliseconds since 1970
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

/** Returns a sentence about a contest and its phase. */
export function contestText(contestId: number | null, phase: string | null): string {
  const id = String(contestId ?? "");
  if (phase === null) return t("Contest {id}.", { id });
  return phase === "BEFORE"
    ? t("Contest {id} has not started.", { id })
    : t("Contest {id} is {phase}.", { id, phase: phaseText(phase) });
}

/** Returns "1 team" or "12 teams". */
export function teamsText(count: number): string {
  return t("{count, plural, one {1 team} other {# teams}}", { count });
}
