import type { EventPageQuery } from "../../graphql/pages/event";
import { registrationOf } from "../../features/events/event-facts";
import { EVENT_TEXT_ID } from "./event-text-id";
import { EventContact, EventQuestions, EventRules, Steps } from "./event-details";
import { EventSection } from "./event-section";
import { NoticeLink } from "../../shared/ui/notice-link";
import type { ReactNode } from "react";
import { EventDays } from "../../features/events/components/event-days";
import { LANGUAGE } from "../../shared/language";
import { calendarIn, eventCalendarPath } from "@contract/kernel/contract/page-paths";
import { isRegistrationPath } from "@contract/kernel/contract/paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { DateTime } from "../../shared/ui/date-time";
import { Money } from "../../shared/ui/values";
import { t } from "@contract/kernel/contract/t";

type Event = NonNullable<EventPageQuery["event"]>;

/**
 * Shows an event's details below its header. Dates, schedule and prizes come first. Reference sections are folded at
 * the end.
 */
export function EventText({ event }: { readonly event: Event }) {
  const { schedule, prizes, description, notices, rules, faq, syllabus, contact } = event;
  return (
    <div id={EVENT_TEXT_ID}>
      <EventFactsStrip event={event} />
      {schedule === "" ? null : <Steps title="Schedule" lines={schedule} />}
      {prizes === null ? null : <Steps title="Prizes" lines={prizes} />}
      {description === "" ? null : <EventAbout description={description} />}
      {registrationOf(event) === "open" ? <RegistrationInformation event={event} /> : null}
      {notices.length === 0 ? null : <EventNotices event={event} />}
      {rules === null ? null : <EventRules rules={rules} />}
      {faq === null ? null : <EventQuestions faq={faq} />}
      {syllabus === null ? null : <Steps title="Syllabus" lines={syllabus} folded />}
      {contact === null ? null : <EventContact contact={contact} />}
    </div>
  );
}

/** Shows the event's description, in which an empty line ends a paragraph. */
function EventAbout({ description }: { readonly description: string }) {
  return (
    <EventSection title="About">
      <div className="grid gap-4 text-lg">
        {description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </EventSection>
  );
}

/**
 * Shows the notices for the event's teams. If registration is still open after its closing date, or the event is over,
 * a notice that links to the registration is greyed out and says that its date has passed.
 */
function EventNotices({ event: { notices, openPastDeadline, state } }: { readonly event: Event }) {
  const isOverdue = (link: string | null) =>
    (openPastDeadline || state === "past") && isRegistrationPath(link);
  return (
    <EventSection title="Important Notices">
      <ul className="-my-3 divide-y divide-rule">
        {notices.map(({ title, description, link }) => (
          <li key={title + description} className={`py-3 ${isOverdue(link) ? "text-soft" : ""}`}>
            <h3 className="text-base">{title}</h3>
            <p className="mt-1 whitespace-pre-line">{description}</p>
            {isOverdue(link) ? <p className="mt-1">This date has passed.</p> : null}
            {link === null || isOverdue(link) ? null : <NoticeLink to={link} title={title} />}
          </li>
        ))}
      </ul>
    </EventSection>
  );
}

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** The address of the event's calendar file. */
  readonly calendar?: string;
}

/** Shows the event's dates, place, team size and fee: as cells on a wide screen, one below the other on a phone. */
function EventFactsStrip({ event }: { readonly event: Event }) {
  return (
    <dl className="mt-8 grid border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-[3fr_4fr_2fr_3fr]">
      {factsOf(event).map(({ term, value, note, calendar }) => (
        <div
          key={term}
          className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1 border-b border-rule py-3 sm:grid-cols-1 sm:pr-4 sm:py-4 lg:border-l lg:pl-4 lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="label-mono pt-1 text-soft sm:pt-0">{term}</dt>
          <dd className="text-lg leading-snug font-bold">
            {value}
            {note === undefined ? null : <span className="block text-sm font-normal text-soft">{note}</span>}
            {calendar === undefined ? null : (
              <a
                href={calendar}
                className="link -mb-2 flex min-h-11 w-fit items-center text-base font-semibold"
              >
                Add to calendar
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(event: Event): Fact[] {
  const {
    slug,
    firstDay,
    lastDay,
    hours,
    venue,
    room,
    minTeamSize,
    maxTeamSize,
    fee,
    qualifyingRank,
    state,
    registrationOpensAt,
  } = event;
  const perWhom = maxTeamSize > 1 ? t("per team") : t("per person");
  const ranks =
    qualifyingRank === 1 ? t("the team ranked 1") : t("teams ranked 1 to {rank}", { rank: qualifyingRank });
  // Before and during the event, shows that registering is free and that only teams that qualify pay the fee. A past
  // event shows its fee.
  const freeToRegister = fee > 0 && state !== "past";
  return [
    {
      term: "Dates",
      value: <EventDays firstDay={firstDay} lastDay={lastDay} stacked />,
      ...noteOf(hours),
      ...(state === "past" ? {} : { calendar: calendarIn(LANGUAGE, eventCalendarPath(slug)) }),
    },
    ...(venue === "" ? [] : [{ term: "Venue", value: venue, ...noteOf(room) }]),
    ...(venue === "" && room !== null ? [{ term: "Room", value: room }] : []),
    {
      term: "Maximum team size",
      value: <span className="font-mono">{maxTeamSize}</span>,
      note:
        maxTeamSize === 1
          ? "you compete alone"
          : minTeamSize > 1 && minTeamSize < maxTeamSize
            ? `leader and ${minTeamSize - 1} to ${maxTeamSize - 1} members`
            : `leader and up to ${maxTeamSize - 1} members`,
    },
    {
      term: "Fee",
      value: <Money paise={freeToRegister ? 0 : fee} />,
      ...(fee === 0
        ? {}
        : {
            note: freeToRegister ? `Round 2: ${formatPaise(fee)} ${perWhom}, only for ${ranks}` : perWhom,
          }),
    },
    ...(state === "upcoming" && registrationOpensAt !== null
      ? [{ term: "Registration opens", value: <DateTime value={registrationOpensAt} month="long" /> }]
      : []),
  ];
}

function noteOf(note: string | null): Pick<Fact, "note"> {
  // Keeps "10 AM" together on one line.
  return note === null ? {} : { note: note.replace(/ (?=[AP]M\b)/g, "\u00a0") };
}

/** Explains how a team registers. The header shows the deadline, and the event's facts show the fee. */
function RegistrationInformation({
  event: { maxTeamSize },
}: {
  readonly event: NonNullable<EventPageQuery["event"]>;
}) {
  return (
    <EventSection title="Registration information">
      <p>
        {maxTeamSize > 1
          ? `Sign up or log in, and name your team. Then add up to ${maxTeamSize - 1} members by e-mail or with an invitation link. The person who creates the team leads it. Each person can be in only one team.`
          : "Sign up or log in, and choose a team name. You compete alone."}
      </p>
    </EventSection>
  );
}
