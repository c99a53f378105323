import { paths } from "../../../kernel/contract/paths.js";
import { formatExactAmount } from "../../../kernel/contract/rupees.js";
import { EVERYWHERE, row, type Recipient } from "./notification-row.js";
import { SEE_TEAM, type TeamFacts } from "./team-rows.js";

/** A place in Round 2, and what it takes to accept it. */
interface PlaceFacts extends TeamFacts {
  readonly ranking: number | null;
  /** The team comes after others that gave the place up. */
  readonly movedUp: boolean;
  /** What is due in paise; 0 where the place costs nothing. */
  readonly feePaise: number;
  /** The last moment to accept it, as people read it. */
  readonly deadline: string;
  readonly reference: string;
}

/** What accepts the place, and until when. */
function acceptedBy({ feePaise, deadline }: PlaceFacts, { leads }: Recipient): string {
  const who = leads ? "you" : "your leader";
  const act =
    feePaise === 0
      ? `once ${who} ${leads ? "accept" : "accepts"} it on your team's page`
      : `once ${who} ${leads ? "have" : "has"} paid the fee of ${formatExactAmount(feePaise)} INR and reported the transaction id`;
  return `The place is yours ${act}, until ${deadline}. After that it goes to the next team.`;
}

function acceptance(facts: PlaceFacts, recipient: Recipient) {
  const amount = `${formatExactAmount(facts.feePaise)} INR`;
  const transfer = [["Amount", amount] as const, ["Reference", facts.reference] as const];
  const deadline = ["Until", facts.deadline] as const;
  const pays = recipient.leads === true && facts.feePaise > 0;
  return {
    details: [{ facts: [...(facts.feePaise > 0 ? transfer : []), deadline] }],
    next: pays ? { label: "Pay the fee", path: paths.payment } : SEE_TEAM,
  };
}

/** Places in the round that costs the fee. */
export const PLACE_ROWS = {
  PLACE_OFFERED: row("people", EVERYWHERE, (facts: PlaceFacts, recipient) => ({
    title: `Your team has a place in Round 2 of ${facts.event.title}`,
    text: `${
      facts.movedUp
        ? `A place in Round 2 of ${facts.event.title} became free, and team ${facts.teamName} is next in line.`
        : `Team ${facts.teamName} has rank ${String(facts.ranking)} in ${facts.event.title} and is offered a place in Round 2.`
    } ${acceptedBy(facts, recipient)}`,
    ...acceptance(facts, recipient),
  })),
  PLACE_ENDS_SOON: row(
    "people",
    EVERYWHERE,
    (facts: PlaceFacts & { readonly left: string }, recipient: Recipient) => ({
      title: `Your team's place in Round 2 is held for ${facts.left} more`,
      text: `Team ${facts.teamName} has not accepted its place in Round 2 of ${facts.event.title} yet. ${acceptedBy(facts, recipient)}`,
      ...acceptance(facts, recipient),
    }),
  ),
  PLACE_LAPSED: row("people", EVERYWHERE, (facts: PlaceFacts) => ({
    title: `Your team's place in Round 2 of ${facts.event.title} has lapsed`,
    text: `Team ${facts.teamName} did not accept its place until ${facts.deadline}, so it goes to the next team. Do not pay the fee now; if you have paid, report it or write to the club.`,
    next: SEE_TEAM,
  })),
  PLACE_DECLINED: row("people", EVERYWHERE, (facts: PlaceFacts) => ({
    title: `Your team gave up its place in Round 2 of ${facts.event.title}`,
    text: `The place of team ${facts.teamName} was declined and goes to the next team. Do not pay the fee. If that was a mistake, write to the club at once.`,
    next: SEE_TEAM,
  })),
  PLACE_GIVEN_BACK: row("people", EVERYWHERE, (facts: PlaceFacts) => ({
    title: `Your team has its place in Round 2 of ${facts.event.title} back`,
    text: `The club gave team ${facts.teamName} its place in Round 2 back.`,
    next: SEE_TEAM,
  })),
};
