import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { joined, msg, type Message, type Text } from "../../../kernel/languages/message.js";
import { whenAndWhereFacts, type WhenAndWhere } from "./parts.js";
import { AS_A_REMINDER, EVERYWHERE, row, type Recipient } from "./notification-row.js";
import { SEE_TEAM, type TeamFacts } from "./team-rows.js";

/** A place in Round 2, and the conditions for accepting it. */
interface PlaceFacts extends TeamFacts, Partial<WhenAndWhere> {
  readonly ranking: number | null;
  /** True if the team gets the place because other teams gave theirs up. */
  readonly movedUp: boolean;
  /** The due fee in paise, 0 if the place is free. */
  readonly feePaise: number;
  readonly deadline: Text;
  readonly reference: string;
}

/** Returns a sentence that explains how to accept the place, and by when. */
function acceptedBy({ feePaise, deadline }: PlaceFacts, { leads }: Recipient): Message {
  const values = { amount: formatRupees(feePaise), deadline };
  if (feePaise === 0)
    return leads
      ? msg(
          "Accept the place on your team's page by {deadline}. Otherwise, your team loses the place.",
          values,
        )
      : msg(
          "Your leader must accept the place on your team's page by {deadline}. Otherwise, your team loses the place.",
          values,
        );
  return leads
    ? msg(
        "To accept the place, pay the fee of {amount} and report the transaction ID by {deadline}. Otherwise, your team loses the place.",
        values,
      )
    : msg(
        "Your leader must pay the fee of {amount} and report the transaction ID by {deadline}. Otherwise, your team loses the place.",
        values,
      );
}

function acceptance(facts: PlaceFacts, recipient: Recipient) {
  const amount = formatRupees(facts.feePaise);
  const transfer = [[msg("Amount"), amount] as const, [msg("Reference"), facts.reference] as const];
  const deadline = [msg("Deadline"), facts.deadline] as const;
  const pays = recipient.leads === true && facts.feePaise > 0;
  return {
    details: [{ facts: [...(facts.feePaise > 0 ? transfer : []), deadline, ...whenAndWhereFacts(facts)] }],
    next: pays ? { label: msg("Pay the fee"), path: paths.payment } : SEE_TEAM,
  };
}

function offered({ movedUp, teamName: team, ranking, event: { title: event } }: PlaceFacts): Message {
  return movedUp
    ? msg("A place in Round 2 of {event} became free, and team {team} is next in line.", { event, team })
    : msg("Team {team} is ranked {rank} in {event}, so we offer the team a place in Round 2.", {
        team,
        rank: String(ranking),
        event,
      });
}

/** Notifications about places in Round 2. */
export const PLACE_ROWS = {
  PLACE_OFFERED: row("people", EVERYWHERE, (facts: PlaceFacts, recipient) => ({
    title: msg("We offer your team a place in Round 2 of {event}", { event: facts.event.title }),
    text: joined([offered(facts), acceptedBy(facts, recipient)]),
    ...acceptance(facts, recipient),
  })),
  PLACE_ENDS_SOON: row(
    "people",
    AS_A_REMINDER,
    (facts: PlaceFacts & { readonly left: Text }, recipient: Recipient) => ({
      title: msg("Your team has {left} left to accept its place in Round 2", { left: facts.left }),
      text: joined([
        msg("Team {team} has not accepted its place in Round 2 of {event} yet.", {
          team: facts.teamName,
          event: facts.event.title,
        }),
        acceptedBy(facts, recipient),
      ]),
      ...acceptance(facts, recipient),
    }),
  ),
  PLACE_LAPSED: row("people", EVERYWHERE, ({ event, teamName: team, deadline, feePaise }: PlaceFacts) => ({
    title: msg("Your team lost its place in Round 2 of {event}", { event: event.title }),
    text:
      feePaise === 0
        ? msg("Team {team} did not accept its place by {deadline}, so the team lost the place.", {
            team,
            deadline,
          })
        : msg(
            "Team {team} did not accept its place by {deadline}, so the team lost the place. Do not pay the fee now. If the team has already paid, its leader can report the payment.",
            { team, deadline },
          ),
    next: SEE_TEAM,
  })),
  PLACE_DECLINED: row("people", EVERYWHERE, ({ event, teamName: team, feePaise }: PlaceFacts) => ({
    title: msg("Your team gave up its place in Round 2 of {event}", { event: event.title }),
    text:
      feePaise === 0
        ? msg("Team {team} gave up its place. If this was a mistake, write to the club at once.", { team })
        : msg(
            "Team {team} gave up its place. Do not pay the fee. If this was a mistake, write to the club at once.",
            { team },
          ),
    next: SEE_TEAM,
  })),
  PLACE_GIVEN_BACK: row("people", EVERYWHERE, ({ event, teamName: team }: PlaceFacts) => ({
    title: msg("Your team's place in Round 2 of {event} was restored", { event: event.title }),
    text: msg("We restored the place of team {team} in Round 2.", { team }),
    next: SEE_TEAM,
  })),
};
