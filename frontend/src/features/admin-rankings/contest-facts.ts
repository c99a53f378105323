import type { FetchStandingsMutation } from "../../graphql/features/admin-rankings";
import { t } from "@contract/kernel/contract/t";

export type Fetched = FetchStandingsMutation["fetchStandings"];

const PHASES = new Map([
  ["BEFORE", t("not started")],
  ["CODING", t("running")],
  ["PENDING_SYSTEM_TEST", t("waiting for the final tests")],
  ["SYSTEM_TEST", t("in the final tests")],
  ["FINISHED", t("finished")],
]);

export function phaseText(phase: string): string {
  return PHASES.get(phase) ?? phase.toLowerCase();
}

export function isFinal({ contest }: Pick<Fetched, "contest">): boolean {
  return contest.phase === "FINISHED";
}

/**
 * Returns a contest's number from a text that is the number alone or the address of one of the contest's pages. Returns
 * null for any other text.
 */
export function contestIdIn(text: string): number | null {
  const digits = /^\s*(\d{1,9})\s*$|\/(?:contest|gym|contests)\/(\d{1,9})(?:\D|$)/.exec(text);
  const id = Number(digits?.[1] ?? digits?.[2] ?? 0);
  return id > 0 ? id : null;
}
