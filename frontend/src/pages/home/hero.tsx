import { Link } from "react-router-dom";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import type { HomePageQuery } from "../../graphql/pages/home";
import { EventDays } from "../../features/events/components/event-days";
import { RegisterLink } from "../../features/events/components/register-link";
import { RegistrationDeadline } from "../../features/events/components/registration-deadline";
import { useClub } from "../../shared/club";
import { ArrowIcon } from "../../shared/ui/icons";
import { t } from "@contract/kernel/contract/t";

/** Where the club points its visitors now. */
type LiveLink = NonNullable<HomePageQuery["siteContent"]["club"]["liveLink"]>;
type CurrentEvent = HomePageQuery["events"][number];

interface HeroProps {
  /** Null where the club leaves it to the current event. */
  readonly live: LiveLink | null;
  /** The current event, if there is one. */
  readonly event: CurrentEvent | undefined;
}

/** Name, welcome and what is on now, if anything is. */
export function Hero({ live, event }: HeroProps) {
  const shown = live ?? (event && linkTo(event));
  const { name, welcome } = useClub();
  return (
    <section aria-labelledby="hero-title" className="border-b-2 border-ink">
      <div className="frame grid lg:grid-cols-[7fr_5fr]">
        <div className="py-12 sm:py-16 lg:border-r lg:border-rule lg:py-24 lg:pr-10">
          {/* On a phone two lines, in the fall-back font as in ours: a name that just fits in one of them would jump. */}
          <h1 id="hero-title" className="text-display font-extrabold tracking-[-0.035em] max-sm:max-w-[7em]">
            {name}
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg sm:text-xl">{welcome}</p>
        </div>
        <div className="hidden items-end pt-10 pl-10 lg:flex">
          <ScoreboardArt />
        </div>
      </div>
      {shown === undefined ? null : <LiveStrip live={shown} event={event} />}
    </section>
  );
}

const linkTo = ({ title, slug }: CurrentEvent): LiveLink => ({
  mark: t("Now"),
  label: title,
  path: eventPath(slug),
});

interface LiveStripProps {
  readonly live: LiveLink;
  readonly event: CurrentEvent | undefined;
}

/** What is on now, its days, until when one can register, and where. */
function LiveStrip({ live, event }: LiveStripProps) {
  return (
    <div className="border-t-2 border-ink bg-accent text-on-accent">
      <div className="frame flex min-h-20 flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <Link to={live.path} className="group flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1">
          <span className="flex items-center gap-2 border-2 border-current px-2 py-0.5 font-mono text-sm font-bold">
            <span aria-hidden="true" className="size-2.5 animate-pulse bg-current" />
            {live.mark}
          </span>
          <span className="text-xl font-bold tracking-tight sm:text-2xl">{live.label}</span>
          <span className="flex items-center gap-2 font-semibold underline decoration-2 underline-offset-4">
            {live.path === paths.events ? "See the events" : "See more"}
            <ArrowIcon className="size-5 transition-transform group-hover:translate-x-1" />
          </span>
        </Link>
        {event === undefined ? null : (
          <>
            <p className="font-semibold">
              <EventDays firstDay={event.firstDay} lastDay={event.lastDay} />
              <span className="block">
                {event.registrationOpen ? <RegistrationDeadline event={event} /> : "Registrations are closed"}
              </span>
            </p>
            <RegisterLink
              slug={event.slug}
              open={event.registrationOpen}
              className="flex min-h-11 items-center justify-center border-2 border-on-accent bg-on-accent px-5 text-center font-semibold text-accent max-sm:w-full hover:bg-transparent hover:text-on-accent sm:ml-auto"
            >
              Register
            </RegisterLink>
          </>
        )}
      </div>
    </div>
  );
}

const ROWS = 7;
const COLUMNS = 8;
const CELL = 48;
const RANK = 56;

/** Which problems each row has solved, as a contest ends: the higher the row, the fuller. One letter a cell: s solved, t tried, - untouched. */
const BOARD = ["sssssst-", "sssss-st", "ssst-s--", "s-ssst--", "sst-s---", "st-s-t--", "-s-t----"];

const LOOK: Readonly<Record<string, string>> = {
  s: "fill-accent stroke-paper",
  t: "fill-accent-wash stroke-paper",
  "-": "fill-transparent stroke-rule",
};

/** The hero's picture: an abstract contest scoreboard. Decoration only, it shows no real standings. */
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
