import type { CalendarEntry } from "../../../kernel/calendar/calendar-text.js";
import { paths } from "../../../kernel/contract/paths.js";
import { formatAmount } from "../../../kernel/contract/rupees.js";
import { feeIsDue, lacksHandle, openGaps, type TeamGap } from "../contract/team-gaps.js";
import { peopleOf, type TeamRecord } from "../team-record.js";

/** The entries of a team's event, and where its pages are. */
interface EventPart {
  readonly event: CalendarEntry | null;
  readonly deadline: CalendarEntry | null;
  readonly lastDay: string;
  readonly publicUrl: string;
  /** The page of the reader's pass, once the team may come. */
  readonly passUrl: string | null;
}

/**
 * What is ahead of a team: its event, the day on which registration closes with what is missing until then, and the fee
 * while it is due. It is due before the event's last day, the one of the round that it pays for.
 */
export function teamEntries(
  team: TeamRecord,
  { event, deadline, lastDay, publicUrl, passUrl }: EventPart,
): CalendarEntry[] {
  const url = publicUrl + paths.teamOfEvent.replace(":slug", encodeURIComponent(team.event.slug));
  const missing = missingOf(team);
  const state = missing.length === 0 ? "Nothing is missing." : `Still missing: ${missing.join("; ")}.`;
  const pass = passUrl === null ? "" : `\nYour pass for the desk: ${passUrl}`;
  const ofTeam = (entry: CalendarEntry): CalendarEntry => ({
    ...entry,
    uid: `${team.id}-${entry.uid}`,
    description: `Team ${team.name}. ${state}${pass}\n${entry.description}`,
    url,
  });
  const own = [event, deadline].flatMap((entry) => (entry === null ? [] : [ofTeam(entry)]));
  if (event === null || !feeIsDue(team, team.event)) return own;
  const fee: CalendarEntry = {
    ...event,
    uid: `${team.id}-fee-${event.uid}`,
    title: `Fee of team ${team.name} is due: ${feeOf(team)}`,
    description: `Reference for the transfer: ${team.reference ?? ""}\n${publicUrl}${paths.payment}`,
    location: "",
    url: publicUrl + paths.payment,
    when: { firstDay: lastDay, lastDay },
  };
  return [...own, fee];
}

/** What a team still lacks, for a list. */
function missingOf(team: TeamRecord): string[] {
  const people = peopleOf(team);
  const seats = team.event.maxTeamSize - people.length;
  const without = people.filter(lacksHandle).map(({ name }) => name);
  const texts: Readonly<Record<TeamGap, string>> = {
    MEMBERS: seats === 1 ? "1 more member" : `${String(seats)} more members`,
    HANDLES: `the Codeforces ${without.length === 1 ? "handle" : "handles"} of ${without.join(", ")}`,
    PAYMENT: `the payment of ${feeOf(team)}`,
  };
  const gaps = openGaps({ ...team, people: people.length, withoutHandle: without.length }, team.event);
  return gaps.map((gap) => texts[gap]);
}

function feeOf({ event }: TeamRecord): string {
  return `${formatAmount(event.fee)} INR`;
}
