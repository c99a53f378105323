import type { EventPageQuery } from "../../graphql/pages/event";
import { registrationOf } from "../../features/events/event-facts";
import { EVENT_TEXT_ID } from "./event-text-id";
import { RegistrationInformation } from "./registration-information";
import { Panel } from "../../shared/ui/panel";
import { NoticeLink } from "../../shared/ui/notice-link";
import type { ReactNode } from "react";
import { EventDays } from "../../features/events/components/event-days";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { DateTime } from "../../shared/ui/date-time";
import { Money } from "../../shared/ui/money";

/** All that one reads about an event, below its header. */
export function EventText({ event }: { readonly event: NonNullable<EventPageQuery["event"]> }) {
  return (
    <div id={EVENT_TEXT_ID}>
      <EventFactsStrip event={event} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-8">
          {event.description === "" ? null : <EventAbout description={event.description} />}
          {registrationOf(event) === "open" ? <RegistrationInformation event={event} /> : null}
        </div>
        <div className="grid gap-8">
          {event.schedule === "" ? null : <EventSchedule schedule={event.schedule} />}
          {event.notices.length === 0 ? null : <EventNotices notices={event.notices} />}
        </div>
      </div>
    </div>
  );
}
/** The event's text; an empty line ends a paragraph. */
function EventAbout({ description }: { readonly description: string }) {
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-title">
        About
      </h2>
      <div className="mt-4 grid max-w-prose gap-4 text-lg">
        {description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The schedule, one step a line: "when: what", or only what. */
function EventSchedule({ schedule }: { readonly schedule: string }) {
  const steps = schedule.split("\n").filter((line) => line.trim() !== "");
  return (
    <Panel title="Schedule">
      <ol className="-my-2 divide-y divide-rule">
        {steps.map((line) => {
          const [, when, what] = /^(.+?): (.+)$/.exec(line) ?? [line, null, line];
          return (
            <li key={line} className="py-3">
              {when == null ? null : (
                <span className="block font-mono text-sm font-bold text-accent">{when}</span>
              )}
              <span className="font-semibold first-letter:uppercase inline-block">{what}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

type Notice = NonNullable<EventPageQuery["event"]>["notices"][number];

/** What the event's teams should know. */
function EventNotices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <Panel title="Important Notices">
      <ul className="-my-2 divide-y divide-rule">
        {notices.map(({ title, description, link }) => (
          <li key={title + description} className="py-3">
            <h3 className="text-base">{title}</h3>
            <p className="mt-1 whitespace-pre-line">{description}</p>
            {link === null ? null : <NoticeLink to={link} title={title} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Event = NonNullable<EventPageQuery["event"]>;

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** When, where, how many, how much: a line of cells on a wide screen, a table of two columns on a phone. */
function EventFactsStrip({ event }: { readonly event: Event }) {
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
