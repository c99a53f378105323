import type { CalendarEntry } from "../../../kernel/calendar/calendar-text.js";
import { paths, teamPath } from "../../../kernel/contract/paths.js";
import type { Language } from "../../../kernel/languages/language.js";
import { joined, knownMsg, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { feeIsDue, lacksHandle, openGaps, type TeamGap } from "../contract/team-gaps.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";

/** The calendar entries of a team's event, and the site's URL. */
interface EventPart {
  readonly event: CalendarEntry | null;
  readonly deadline: CalendarEntry | null;
  readonly lastDay: string;
  readonly publicUrl: string;
}

/**
 * Returns a team's calendar entries: its event, the day on which registration closes, and the fee while it is due. The
 * entries say what the team still lacks. The fee entry is on the event's last day, the day of the round that requires
 * the fee. Passes are left out: people give the calendar's address to Google, Microsoft and their families, and a pass
 * admits anyone who has it. The entries link to the team's page, which shows the pass.
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
    title: words(msg("Fee due for team {team}: {amount}", { team: team.name, amount: feeOf(team) })),
    description: `${words(msg("Reference for the transfer: {reference}", { reference: team.reference ?? "" }))}\n${publicUrl}${paths.payment}`,
    location: "",
    url: publicUrl + paths.payment,
    when: { firstDay: lastDay, lastDay },
  };
  return [...own, fee];
}

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
