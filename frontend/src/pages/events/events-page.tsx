import { EventsPage as Query, type EventsPageQuery } from "../../graphql/pages/events";
import { useClub } from "../../shared/club";
import { usePageData } from "../../shared/page-data/page-data";
import { LANGUAGE } from "../../shared/language";
import { CALENDAR_FEED, calendarIn, resultsPath } from "@contract/kernel/contract/page-paths";
import { paths, eventPath, registrationPath } from "@contract/kernel/contract/paths";
import { useSiteOrigin } from "../../shared/site-origin";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { Link } from "react-router-dom";
import { placeText } from "@contract/modules/rankings/contract/result-row";
import { useId } from "react";
import { EventDays } from "../../features/events/components/event-days";
import { EventStateFlag } from "../../features/events/components/event-state-flag";
import { ARTWORK, registrationOf } from "../../features/events/event-facts";
import { LazyImage } from "../../shared/ui/lazy-image";
import { ButtonLink } from "../../shared/ui/button-link";
import { useSession } from "../../shared/session/session-store";
import { LockIcon } from "../../shared/ui/icons";

/**
 * Events that the list does not show: by the specification, events for first-year students have only a page and a card
 * on the home page.
 */
const UNLISTED: readonly string[] = ["genesis"];

interface ListedEvent {
  readonly slug: string;
  readonly state: string;
}

/** Returns the events to list: the current event first, then the others in the order in which the club added them. */
function listedEvents<Event extends ListedEvent>(events: readonly Event[]): Event[] {
  const listed = events.filter(({ slug }) => !UNLISTED.includes(slug));
  const isCurrent = ({ state }: Event): boolean => state === "current";
  return [...listed.filter(isCurrent), ...listed.filter((event) => !isCurrent(event))];
}

/** Maximum number of winners to show. If more teams share a place, the ranking names them all. */
const MOST_WINNERS = 3;

export function EventsPage() {
  const { events: all, eventWinners } = usePageData(Query, {});
  const events = listedEvents(all);
  const { name } = useClub();
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Events"
        description={`Contests and classes of ${[name, events.map(({ title }) => title).join(", ")].filter(Boolean).join(": ")}. See when and where they take place, and how to register.`}
        path={paths.events}
      />
      <PageHeading subtitle="This year's contests and classes: when, where and how to take part.">
        Events
      </PageHeading>
      {events.length === 0 ? (
        <div className="mt-8 border-2 border-dashed border-rule p-5">
          <p className="text-xl font-bold">No events yet</p>
          <p className="text-soft">
            We announce contests and classes here. Subscribe to the calendar below to see new events in your
            own calendar.
          </p>
        </div>
      ) : (
        <ul className="mt-8 grid gap-6 sm:gap-8">
          {events.map((event, index) => (
            <EventRow
              key={event.id}
              event={event}
              winners={eventWinners.find(({ slug }) => slug === event.slug)?.winners ?? []}
              first={index === 0}
            />
          ))}
        </ul>
      )}
      <CalendarFeed />
    </div>
  );
}

/** Links to the feed with all events. The visitor's calendar program then fetches changes automatically. */
function CalendarFeed() {
  const feed = useSiteOrigin().replace(/^https?:/, "webcal:") + calendarIn(LANGUAGE, CALENDAR_FEED);
  return (
    <p className="mt-8">
      <a href={feed} className="link inline-flex min-h-11 items-center font-semibold">
        Subscribe to the calendar of all events
      </a>
    </p>
  );
}

interface EventRowProps {
  readonly event: EventsPageQuery["events"][number];
  /** The winners. Empty if there are no results. */
  readonly winners: EventsPageQuery["eventWinners"][number]["winners"];
  /** True for the first row, whose picture is fetched immediately, even before it is in view. */
  readonly first: boolean;
}

function EventRow({ event, winners, first }: EventRowProps) {
  const titleId = useId();
  const background =
    event.state === "current" ? "border-2 border-accent bg-accent-wash" : "border border-rule bg-surface";
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className={`grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${background}`}
      >
        {event.picture === null ? (
          <div className="aspect-3/2 bg-sunken" />
        ) : (
          <LazyImage
            src={event.picture}
            alt=""
            {...ARTWORK}
            eager={first}
            sizes="(min-width: 48rem) 40vw, 100vw"
            className="aspect-3/2 w-full md:aspect-auto md:min-h-full"
          />
        )}
        <div className="flex flex-col gap-4 p-4 sm:p-6 lg:px-8">
          <div className="flex flex-col items-start gap-x-4 gap-y-2 sm:flex-row sm:items-center">
            <EventStateFlag state={event.state} />
            <p className="font-semibold">
              <EventDays firstDay={event.firstDay} lastDay={event.lastDay} />
            </p>
          </div>
          <div>
            <h2 id={titleId} className="text-title">
              {event.title}
            </h2>
            <p className="mt-2 max-w-prose">{event.summary}</p>
            <p className="mt-1 max-w-prose text-soft">{event.venue}</p>
          </div>
          {winners.length === 0 ? null : (
            <EventWinners slug={event.slug} winners={winners} titleId={titleId} />
          )}
          <div className="mt-auto">
            <EventActions event={event} titleId={titleId} />
          </div>
        </div>
      </article>
    </li>
  );
}

interface EventWinnersProps extends Pick<EventRowProps, "winners"> {
  readonly slug: string;
  readonly titleId: string;
}

function EventWinners({ slug, winners, titleId }: EventWinnersProps) {
  return (
    <div className="border-l-4 border-accent pl-3">
      <p className="label-mono text-soft">Winners</p>
      <ol className="mt-1">
        {winners.slice(0, MOST_WINNERS).map((row) => (
          <li key={row.key} className="font-semibold">
            <span className="mr-2 font-mono text-accent">{placeText(row)}</span>
            {row.teamName}
          </li>
        ))}
      </ol>
      <Link
        to={resultsPath(slug)}
        aria-describedby={titleId}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        All results
      </Link>
    </div>
  );
}

interface EventActionsProps {
  readonly event: EventsPageQuery["events"][number];
  /** The id of the card's title, which distinguishes the card's links from the links of other cards. */
  readonly titleId: string;
}

/**
 * Shows a link to the registration while it is open, or a replacement while it is closed (`RegistrationsClosed`), and a
 * link to the event's page.
 */
function EventActions({ event, titleId }: EventActionsProps) {
  const registration = registrationOf(event);
  const open = registration === "open";
  return (
    <div className="grid gap-3 sm:max-w-lg sm:grid-cols-2">
      {open ? <RegisterNow slug={event.slug} titleId={titleId} /> : null}
      {registration === "closed" ? <RegistrationsClosed slug={event.slug} eventTitleId={titleId} /> : null}
      <ButtonLink to={eventPath(event.slug)} variant="secondary" describedBy={titleId} wide>
        {open ? "Details" : "View Details"}
      </ButtonLink>
    </div>
  );
}

/** Links to the registration in a new tab. Visitors must sign up first, as everywhere on the site. */
function RegisterNow({ slug, titleId }: { readonly slug: string; readonly titleId: string }) {
  const to =
    useSession() === null ? `${paths.signUp}?next=${registrationPath(slug)}` : registrationPath(slug);
  return (
    <ButtonLink to={to} describedBy={titleId} newTab wide>
      Register Now
    </ButtonLink>
  );
}

/**
 * Shown instead of the registration link when registration is closed: a note for signed-in users, and for visitors a
 * log-in link that leads back to the event. Both are the same size, so that nothing moves when the browser reads the
 * session.
 */
function RegistrationsClosed({
  slug,
  eventTitleId,
}: {
  readonly slug: string;
  readonly eventTitleId: string;
}) {
  const session = useSession();
  if (session === null) {
    return (
      <ButtonLink
        to={`${paths.logIn}?next=${eventPath(slug)}`}
        variant="secondary"
        describedBy={eventTitleId}
        wide
      >
        Register Now
      </ButtonLink>
    );
  }
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 border-2 border-transparent bg-idle-wash px-2 py-2 leading-tight font-semibold whitespace-nowrap text-idle">
      <LockIcon className="size-4" />
      Registrations are closed
    </p>
  );
}
