import type { ReactNode } from "react";
import type { EventPageQuery } from "../../graphql/pages/event";
import { EventDays } from "../../features/events/components/event-days";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { DateTime } from "../../shared/ui/date-time";
import { Money } from "../../shared/ui/money";

type Event = NonNullable<EventPageQuery["event"]>;

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** When, where, how many, how much: a line of cells on a wide screen, a table of two columns on a phone. */
export function EventFactsStrip({ event }: { readonly event: Event }) {
  return (
    <dl className="mt-8 grid border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-[3fr_4fr_2fr_3fr]">
      {factsOf(event).map(({ term, value, note }) => (
        <div
          key={term}
          className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1 border-b border-rule py-3 sm:grid-cols-1 sm:pr-4 sm:py-4 lg:border-l lg:pl-4 lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="label-mono pt-1 text-soft sm:pt-0">{term}</dt>
          <dd className="text-lg leading-snug font-bold">
            {value}
            {note === undefined ? null : <span className="block text-sm font-normal text-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ firstDay, lastDay, venue, maxTeamSize, fee, state, registrationOpensAt }: Event): Fact[] {
  const perWhom = maxTeamSize > 1 ? "per team" : "per person";
  // Registering is free; the fee is due from who qualifies. What is over tells what it cost.
  const freeToRegister = fee > 0 && state !== "past";
  return [
    { term: "Dates", value: <EventDays firstDay={firstDay} lastDay={lastDay} stacked /> },
    ...(venue === "" ? [] : [{ term: "Venue", value: venue }]),
    {
      term: "Maximum team size",
      value: <span className="font-mono">{maxTeamSize}</span>,
      note: maxTeamSize > 1 ? `leader and up to ${maxTeamSize - 1}` : "no team needed",
    },
    {
      term: "Fee",
      value: <Money paise={freeToRegister ? 0 : fee} />,
      ...(fee === 0 ? {} : { note: freeToRegister ? `Round 2: ${formatPaise(fee)} ${perWhom}` : perWhom }),
    },
    ...(state === "upcoming" && registrationOpensAt !== null
      ? [{ term: "Registration opens", value: <DateTime value={registrationOpensAt} month="long" /> }]
      : []),
  ];
}
