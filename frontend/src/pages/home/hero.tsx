import { Link } from "react-router-dom";
import { resultsPath } from "@contract/kernel/contract/page-paths";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import type { HomePageQuery } from "../../graphql/pages/home";
import { EventDays } from "../../features/events/components/event-days";
import { RegisterLink } from "../../features/events/components/register-link";
import { RegistrationDeadline } from "../../features/events/components/registration-deadline";
import { useClub } from "../../shared/club";
import { ArrowIcon } from "../../shared/ui/icons";
import { LazyImage } from "../../shared/ui/lazy-image";
import { t } from "@contract/kernel/contract/t";

/** The link to the current event or activity. */
type LiveLink = NonNullable<HomePageQuery["siteContent"]["club"]["liveLink"]>;
type CurrentEvent = HomePageQuery["events"][number];

interface HeroProps {
  /** The club's own link. Null if the link should lead to the current event. */
  readonly live: LiveLink | null;
  readonly event: CurrentEvent | undefined;
  /** Whether the event is over and has results. */
  readonly hasResults: boolean;
}

/** Shows the current event or activity, if any, followed by the club's name and welcome text. */
export function Hero({ live, event, hasResults }: HeroProps) {
  const shown = live ?? (event && linkTo(event));
  const { name, welcome } = useClub();
  const hasLive = shown !== undefined;
  return (
    <section aria-labelledby="hero-title" className="border-b-2 border-ink">
      {hasLive ? (
        <div className="border-b-2 border-ink bg-accent text-on-accent dark:bg-accent-wash dark:text-ink">
          <LiveEvent live={shown} event={event} hasResults={hasResults} />
        </div>
      ) : null}
      <div
        className={`frame grid ${hasLive ? "gap-x-10 py-8 sm:py-12 lg:grid-cols-2" : "lg:grid-cols-[7fr_5fr]"}`}
      >
        <div className={hasLive ? "contents" : "py-12 sm:py-16 lg:border-r lg:border-rule lg:py-24 lg:pr-10"}>
          {/*
           * Without an event or activity, the name is large. Its box is then narrow on a phone, so that the name wraps
           * in every font. In a wide box, a name that just fits on one line would wrap when the font loads, and the
           * page would jump.
           */}
          <h1
            id="hero-title"
            className={
              hasLive ? "text-title" : "text-display font-extrabold tracking-[-0.035em] max-sm:max-w-[7em]"
            }
          >
            {name}
          </h1>
          <p className={`max-w-[36rem] text-lg sm:text-xl ${hasLive ? "max-lg:mt-3" : "mt-6"}`}>{welcome}</p>
        </div>
        {hasLive ? null : (
          <div className="hidden items-end pt-10 pl-10 lg:flex">
            <ScoreboardArt />
          </div>
        )}
      </div>
    </section>
  );
}

const linkTo = ({ title, slug, isOver }: CurrentEvent): LiveLink => ({
  mark: isOver ? t("Past") : t("Now"),
  label: title,
  path: eventPath(slug),
});

interface LiveEventProps {
  readonly live: LiveLink;
  readonly event: CurrentEvent | undefined;
  readonly hasResults: boolean;
}

const BUTTON =
  "flex min-h-12 w-full items-center justify-center border-2 border-on-accent bg-on-accent px-8 text-center text-lg font-semibold text-accent sm:w-fit hover:bg-transparent hover:text-on-accent dark:border-accent dark:bg-accent dark:text-on-accent dark:hover:text-accent";

/**
 * Shows the name of the link's target, the current event's days, venue and deadline, if there is an event, and then the
 * button to register and the link. Once the event is over and has results, a link to the results replaces the button.
 */
function LiveEvent({ live: { mark, label, path }, event, hasResults }: LiveEventProps) {
  const title = event?.title ?? label;
  return (
    <div className="frame grid items-center gap-x-8 py-6 sm:py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-14">
      <div>
        <Link to={path} className="block">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
            <span className="flex items-center gap-2 border-2 border-current px-2 py-0.5 font-mono text-sm">
              {event?.isOver ? null : (
                <span aria-hidden="true" className="size-2.5 animate-pulse bg-current" />
              )}
              {mark}
            </span>
            {label === title ? null : label}
          </span>
          {/*
           * The box is narrow, so that the title's year is on its own line in every font and nothing jumps when a font
           * loads.
           */}
          <h2 className="mt-4 max-w-[7em] text-display font-extrabold tracking-[-0.035em]">{title}</h2>
        </Link>
        {event === undefined ? null : (
          <>
            <p className="mt-4 text-lg font-semibold sm:text-xl">
              <EventDays firstDay={event.firstDay} lastDay={event.lastDay} />
              <span className="block">{event.venue}</span>
            </p>
            <p className="mt-3">
              {event.registrationOpen ? (
                <RegistrationDeadline event={event} timeLeft="block text-2xl" />
              ) : event.isOver ? (
                "This event is over."
              ) : (
                "Registrations are closed"
              )}
            </p>
          </>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {event === undefined ? null : hasResults ? (
            <Link to={resultsPath(event.slug)} className={BUTTON}>
              See the results
            </Link>
          ) : (
            <RegisterLink slug={event.slug} open={event.registrationOpen} className={BUTTON}>
              Register
            </RegisterLink>
          )}
          <Link
            to={path}
            className="group flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4"
          >
            {path === paths.events ? "See the events" : "See more"}
            {path === paths.events ? null : <span className="sr-only">{label}</span>}
            <ArrowIcon className="size-5 transition-transform group-hover:translate-x-1" />
          </Link>
        </div>
      </div>
      {event?.picture == null ? null : (
        // Not `eager`, so that a phone, which does not show the picture, does not fetch it.
        <LazyImage
          src={event.picture}
          alt=""
          width={900}
          height={600}
          sizes="36rem"
          className="aspect-3/2 border-2 border-current max-md:hidden"
        />
      )}
    </div>
  );
}

const ROWS = 7;
const COLUMNS = 8;
const CELL = 48;
const RANK = 56;

/**
 * An invented scoreboard at the end of a contest, one row per team, best first. One letter per problem: s solved, t
 * tried, - untouched.
 */
const BOARD = ["sssssst-", "sssss-st", "ssst-s--", "s-ssst--", "sst-s---", "st-s-t--", "-s-t----"];

const LOOK: Readonly<Record<string, string>> = {
  s: "fill-accent stroke-paper",
  t: "fill-accent-wash stroke-paper",
  "-": "fill-transparent stroke-rule",
};

/** Draws the decoration next to the hero: an abstract contest scoreboard without real standings. */
function ScoreboardArt() {
  return (
    <svg viewBox={`0 0 ${RANK + COLUMNS * CELL} ${ROWS * CELL}`} aria-hidden="true" className="w-full">
      {BOARD.map((row, y) => (
        <g key={row}>
          <text
            x={RANK - 16}
            y={y * CELL + 31}
            textAnchor="end"
            className="fill-ink font-mono text-lg font-bold"
          >
            {y + 1}
          </text>
          {Array.from(row, (state, x) => (
            <rect
              key={x}
              x={RANK + x * CELL + 1}
              y={y * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              strokeWidth="1"
              className={LOOK[state]}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
