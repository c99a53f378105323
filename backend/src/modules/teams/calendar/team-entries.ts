import type { CalendarEntry } from "../../../kernel/calendar/calendar-text.js";
import { paths, teamPath } from "../../../kernel/contract/paths.js";
import type { Language } from "../../../kernel/languages/language.js";
import { joined, knownMsg, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { feeIsDue, lacksHandle, openGaps, type TeamGap } from "../contract/team-gaps.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";

/** The entries of a team's event, and where its pages are. */
interface EventPart {
  readonly event: CalendarEntry | null;
  readonly deadline: CalendarEntry | null;
  readonly lastDay: string;
  readonly publicUrl: string;
}

/**
 * What is ahead of a team: its event, the day on which registration closes with what is missing until then, and the fee
 * while it is due. It is due before the event's last day, the one of the round that it pays for. A pass is not in it: people give
 * the address to Google, Microsoft and their families, and a pass lets its reader in. The team's page, which is linked, has it.
 */
export function teamEntries(
  team: TeamRecord,
  { event, deadline, lastDay, publicUrl }: EventPart,
  language: Language,
): CalendarEntry[] {
  const words = (text: Text): string => textIn(language, text);
  const url = publicUrl + teamPath(team.event.slug);
  const missing = missingOf(team);
  const state =
    missing.length === 0
      ? msg("Nothing is missing.")
      : msg("Still missing: {missing}.", { missing: joined(missing, "; ") });
  const about = words(msg("Team {team}. {state}", { team: team.name, state }));
  const ofTeam = (entry: CalendarEntry): CalendarEntry => ({
    ...entry,
    uid: `${team.id}-${entry.uid}`,
    description: `${about}\n${entry.description}`,
    url,
  });
  const own = [event, deadline].flatMap((entry) => (entry === null ? [] : [ofTeam(entry)]));
  if (event === null || !feeIsDue(team, team.event)) return own;
  const fee: CalendarEntry = {
    ...event,
    uid: `${team.id}-fee-${event.uid}`,
    title: words(msg("Fee of team {team} is due: {amount}", { team: team.name, amount: feeOf(team) })),
    description: `${words(msg("Reference for the transfer: {reference}", { reference: team.reference ?? "" }))}\n${publicUrl}${paths.payment}`,
    location: "",
    url: publicUrl + paths.payment,
    when: { firstDay: lastDay, lastDay },
  };
  return [...own, fee];
}

/** What a team still lacks, for a list. */
function missingOf(team: TeamRecord): Text[] {
  const people = peopleOf(team);
  const needed = team.event.minTeamSize - people.length;
  const without = people.filter(lacksHandle).map(({ name }) => name);
  const texts: Readonly<Record<TeamGap, Text>> = {
    MEMBERS: msg("{n, plural, one {# more member} other {# more members}}", { n: needed }),
    HANDLES: knownMsg("the Codeforces {n, plural, one {handle} other {handles}} of {people}", {
      n: without.length,
      people: without.join(", "),
    }),
    PAYMENT: msg("the payment of {amount}", { amount: feeOf(team) }),
  };
  const gaps = openGaps({ ...team, people: people.length, withoutHandle: without.length }, team.event);
  return gaps.map((gap) => texts[gap]);
}

function feeOf({ event }: TeamRecord): string {
  return formatRupees(event.fee);
}
