import type { PaymentStatus } from "./payment-status.js";
import { rosterLocked } from "./team.policy.js";

/** The things that a team may lack. */
export const TeamGap = { MEMBERS: "MEMBERS", HANDLES: "HANDLES", PAYMENT: "PAYMENT" } as const;
export type TeamGap = keyof typeof TeamGap;

/**
 * Returns true if a person of a team still needs a handle. A handle that another person of the event holds does not
 * count (ADR 69).
 */
export function lacksHandle(person: {
  readonly codeforcesHandle: string | null;
  readonly handleTaken: boolean;
}): boolean {
  return person.codeforcesHandle === null || person.handleTaken;
}

interface RankedTeam {
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
}

/** An event's limits. `fee` is in paise, 0 for free. A team is complete with `minTeamSize` people or more. */
interface EventRules {
  readonly fee: number;
  readonly minTeamSize: number;
}

/**
 * Returns true if the team goes on to the round that costs the fee and has reported no transfer. A refunded team may
 * pay again but is not asked to.
 */
export function feeIsDue({ qualified, paymentStatus }: RankedTeam, event: Pick<EventRules, "fee">): boolean {
  const isSettled = rosterLocked(paymentStatus) || paymentStatus === "refunded";
  return event.fee > 0 && qualified && !isSettled;
}

/** Returns the gaps of a team. The filter of the paged list has the same rules in SQL (team-filters.sql.ts). */
export function teamGaps(
  team: RankedTeam & { readonly people: number; readonly withoutHandle: number },
  event: EventRules,
): readonly TeamGap[] {
  const lacks: Readonly<Record<TeamGap, boolean>> = {
    MEMBERS: team.people < event.minTeamSize,
    HANDLES: team.withoutHandle > 0,
    PAYMENT: feeIsDue(team, event),
  };
  return Object.values(TeamGap).filter((gap) => lacks[gap]);
}

/** Returns those of the `teamGaps` that can still be closed: a locked roster accepts no more people. */
export function openGaps(...[team, event]: Parameters<typeof teamGaps>): readonly TeamGap[] {
  return teamGaps(team, event).filter((gap) => gap !== "MEMBERS" || !rosterLocked(team.paymentStatus));
}
