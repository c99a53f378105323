import { formatPaise } from "../../../kernel/contract/rupees.js";
import { joined, msg, type Text } from "../../../kernel/languages/message.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import type { TeamGap } from "../contract/team-gaps.js";

/** A team as far as what it lacks can be named. */
interface Lacking {
  readonly people: number;
  /** The names of those who have no Codeforces handle. */
  readonly withoutHandle: readonly string[];
  /** `fee` in paise. */
  readonly event: { readonly minTeamSize: number; readonly maxTeamSize: number; readonly fee: number };
}

/** What a team lacks as the middle of a sentence; null for nothing. */
export function missingOf(gaps: readonly TeamGap[], team: Lacking): Text | null {
  const parts = gaps.flatMap((gap) => TEXTS[gap](team) ?? []);
  return parts.length === 0 ? null : joined(parts, "; ");
}

/** The handles that a team lacks, as `missingOf`. */
export function missingHandles(names: readonly string[]): Text | null {
  const harmless: Text[] = names.map(harmlessName);
  if (harmless.length === 0) return null;
  const people = harmless.reduce((first, second) => msg("{first} and {second}", { first, second }));
  return msg("the Codeforces {n, plural, one {handle} other {handles}} of {people}", {
    n: names.length,
    people,
  });
}

const TEXTS: Readonly<Record<TeamGap, (team: Lacking) => Text | null>> = {
  MEMBERS: ({ people, event }) =>
    event.minTeamSize < event.maxTeamSize
      ? msg("{n, plural, one {at least 1 more member} other {at least # more members}}", {
          n: event.minTeamSize - people,
        })
      : msg(
          "{free, plural, one {a place for 1 more member is free} other {places for # more members are free}}",
          { free: event.maxTeamSize - people },
        ),
  HANDLES: ({ withoutHandle }) => missingHandles(withoutHandle),
  PAYMENT: ({ event }) => msg("the fee of {amount}", { amount: formatPaise(event.fee) }),
};
