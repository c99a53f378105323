import { type NamedPerson, personName } from "../../../kernel/languages/person-name.js";
import { lacksHandle, openGaps, type TeamGap } from "../contract/team-gaps.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";
import { formatPaise } from "../../../kernel/contract/rupees.js";
import { joined, msg, type Text } from "../../../kernel/languages/message.js";

interface Lacking {
  readonly people: number;
  readonly withoutHandle: readonly NamedPerson[];
  /** `fee` is in paise. */
  readonly event: { readonly minTeamSize: number; readonly maxTeamSize: number; readonly fee: number };
}

/** Returns a team's open gaps as text. Returns null if the team has none or the event is past. */
export function missingFor(team: TeamRecord): Text | null {
  const { event } = team;
  if (event.state === "past") return null;
  const people = peopleOf(team);
  const withoutHandle = people.filter(lacksHandle);
  const counts = { people: people.length, withoutHandle: withoutHandle.length };
  const gaps = openGaps({ ...team, ...counts }, event);
  return missingOf(gaps, { ...counts, event, withoutHandle });
}

/** Returns a team's gaps as a phrase for the middle of a sentence, or null if it has none. */
export function missingOf(gaps: readonly TeamGap[], team: Lacking): Text | null {
  const parts = gaps.flatMap((gap) => TEXTS[gap](team) ?? []);
  return parts.length === 0 ? null : joined(parts, "; ");
}

/** Returns the people without a handle as a phrase for the middle of a sentence, or null if all have one. */
export function missingHandles(without: readonly NamedPerson[]): Text | null {
  const [firstName, ...others] = without.map((person) => personName(person));
  if (firstName === undefined) return null;
  const people = others.reduce<Text>(
    (first, second) => msg("{first} and {second}", { first, second }),
    firstName,
  );
  return msg("the Codeforces {n, plural, one {handle} other {handles}} of {people}", {
    n: without.length,
    people,
  });
}

const TEXTS: Readonly<Record<TeamGap, (team: Lacking) => Text | null>> = {
  MEMBERS: ({ people, event }) =>
    event.minTeamSize < event.maxTeamSize
      ? msg("{n, plural, one {at least 1 more member} other {at least # more members}}", {
          n: event.minTeamSize - people,
        })
      : msg("{n, plural, one {# more member} other {# more members}}", {
          n: event.maxTeamSize - people,
        }),
  HANDLES: ({ withoutHandle }) => missingHandles(withoutHandle),
  PAYMENT: ({ event }) => msg("the fee of {amount}", { amount: formatPaise(event.fee) }),
};
