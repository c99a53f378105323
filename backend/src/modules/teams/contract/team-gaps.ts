import type { PaymentStatus } from "./payment-status.js";
import { rosterLocked } from "./team.policy.js";

export const TeamGap = { MEMBERS: "MEMBERS", HANDLES: "HANDLES", PAYMENT: "PAYMENT" } as const;
export type TeamGap = keyof typeof TeamGap;

/**
 * Returns whether a person in a team still needs a handle. A handle that another person in the event holds does not
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

/** An event's limits. `fee` is in paise, 0 if the event is free. A team needs at least `minTeamSize` people. */
interface EventRules {
  readonly fee: number;
  readonly minTeamSize: number;
}

/**
 * Returns whether the team must still pay: it qualifies for the round that requires the fee and has no pending or
 * accepted payment. A refunded team may pay again but is not asked to.
 */
export function feeIsDue({ qualified, paymentStatus }: RankedTeam, event: Pick<EventRules, "fee">): boolean {
  const isSettled = rosterLocked(paymentStatus) || paymentStatus === "refunded";
  return event.fee > 0 && qualified && !isSettled;
}

/** Returns what the team lacks. The filter of the paged list applies the same rules in SQL (team-filters.sql.ts). */
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

/** Returns the `teamGaps` that the team can still close. Leaves out missing members if the roster is locked. */
export function openGaps(...[team, event]: Parameters<typeof teamGaps>): readonly TeamGap[] {
  return teamGaps(team, event).filter((gap) => gap !== "MEMBERS" || !rosterLocked(team.paymentStatus));
}
