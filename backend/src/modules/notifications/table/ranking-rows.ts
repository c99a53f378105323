import { formatRupees } from "../../../kernel/contract/rupees.js";
import { joined, msg, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";
import { whenAndWhereFacts, whenAndWherePart, type WhenAndWhere } from "./parts.js";
import { EVERYWHERE, row, type Recipient } from "./notification-row.js";
import { leaderDoes } from "./payment-facts.js";
import { SEE_TEAM, type TeamFacts } from "./team-rows.js";

interface RankedFacts extends TeamFacts, Partial<WhenAndWhere> {
  readonly ranking: number;
  /** The due amount in paise, or null if nothing is due. */
  readonly duePaise: number | null;
  /** The deadline for the payment as a text for readers, or null if there is none. */
  readonly dueUntil: Text | null;
  readonly reference: string;
}

interface LostFacts extends TeamFacts {
  /** True if the organisers withdrew the offer of a place, false if the ranking changed. */
  readonly isReverted: boolean;
}

function feeDueText({ duePaise, dueUntil }: RankedFacts, { leads }: Recipient): Text {
  if (duePaise === null) return msg("There is nothing left to pay.");
  const due = formatRupees(duePaise);
  return joined([
    dueUntil === null
      ? msg("The fee of {amount} is due.", { amount: due })
      : msg("The fee of {amount} is due by {deadline}.", { amount: due, deadline: dueUntil }),
    leads
      ? msg("Pay the fee and report the transaction ID.")
      : msg("Your leader must pay the fee and report the transaction ID."),
  ]);
}

function qualifiedDetails(ranked: RankedFacts): readonly WrittenPart[] {
  const { duePaise, reference } = ranked;
  if (duePaise === null) return whenAndWherePart(ranked);
  const due = [[msg("Amount"), formatRupees(duePaise)] as const, [msg("Reference"), reference] as const];
  return [{ facts: [...due, ...whenAndWhereFacts(ranked)] }];
}

function lostText({ teamName: team, isReverted }: LostFacts): Text {
  return joined([
    isReverted
      ? msg(
          "We took back the place of your team {team} in Round 2. Your team is no longer qualified for Round 2.",
          { team },
        )
      : msg("The ranking has changed, and your team {team} no longer qualifies for Round 2.", { team }),
    msg("Do not pay the fee. If you have already paid, we will write to you."),
  ]);
}

/** Notifications about teams that qualified by a published ranking, or no longer qualify. */
export const RANKING_ROWS = {
  QUALIFIED: row("people", EVERYWHERE, (facts: RankedFacts, recipient) => ({
    title: msg("Your team qualified for Round 2 of {event}", { event: facts.event.title }),
    text: joined([
      msg("Team {team} is ranked {rank} in {event} and goes on to Round 2.", {
        team: facts.teamName,
        rank: String(facts.ranking),
        event: facts.event.title,
      }),
      feeDueText(facts, recipient),
    ]),
    details: qualifiedDetails(facts),
    next: facts.duePaise === null ? SEE_TEAM : leaderDoes(recipient, msg("Pay the fee")),
  })),
  NO_LONGER_QUALIFIED: row("people", EVERYWHERE, (facts: LostFacts) => ({
    title: facts.isReverted
      ? msg("Your team's place in Round 2 of {event} was taken back", { event: facts.event.title })
      : msg("The ranking of {event} has changed", { event: facts.event.title }),
    text: lostText(facts),
    next: SEE_TEAM,
  })),
};
