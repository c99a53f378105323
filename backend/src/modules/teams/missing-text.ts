import { formatPaise } from "../../kernel/contract/rupees.js";
import { harmlessName } from "../../kernel/mail/harmless-name.js";
import type { TeamGap } from "./contract/team-gaps.js";

/** A team as far as what it lacks can be named. */
interface Lacking {
  readonly people: number;
  /** The names of those who have no Codeforces handle. */
  readonly withoutHandle: readonly string[];
  /** `fee` in paise. */
  readonly event: { readonly maxTeamSize: number; readonly fee: number };
}

/** What a team lacks as the middle of a sentence; null for nothing. */
export function missingOf(gaps: readonly TeamGap[], team: Lacking): string | null {
  const parts = gaps.map((gap) => TEXTS[gap](team));
  return parts.length === 0 ? null : parts.join("; ");
}

/** The handles that a team lacks, as `missingOf`. */
export function missingHandles(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `the Codeforces ${names.length === 1 ? "handle" : "handles"} of ${names.map(harmlessName).join(" and ")}`;
}

const TEXTS: Readonly<Record<TeamGap, (team: Lacking) => string>> = {
  MEMBERS: ({ people, event }) => {
    const free = event.maxTeamSize - people;
    return free === 1
      ? "a place for 1 more member is free"
      : `places for ${String(free)} more members are free`;
  },
  HANDLES: ({ withoutHandle }) => missingHandles(withoutHandle) ?? "",
  PAYMENT: ({ event }) => `the fee of ${formatPaise(event.fee)}`,
};
