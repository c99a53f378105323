import { useId, type ReactNode } from "react";
import { calendarIn, eventCalendarPath } from "@contract/kernel/contract/page-paths";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import type { TeamFieldsFragment, TeamStatusQuery } from "../../../../graphql/features/teams";
import { useClub } from "../../../../shared/club";
import { LANGUAGE } from "../../../../shared/language";
import { formatDays } from "../../../../shared/format/date-time";
import { eventSharingFile } from "../../../../shared/sharing-picture";
import { useSiteOrigin } from "../../../../shared/site-origin";
import { Button, buttonClass } from "../../../../shared/ui/button";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { ShareButton } from "../../../../shared/ui/share-button";
import { TeamCalendarPanel } from "../../calendar/team-calendar-panel";
import { AfterEvent } from "./after-event";
import { hasLostPlace, isAboutMoney, type Readiness } from "../../readiness";
import { isOver, isPastLastDay } from "../../../../shared/event-end";

interface TeamTicketProps {
  readonly team: TeamFieldsFragment;
  /** The current event, to which the team belongs; null while unknown. */
  readonly event: TeamStatusQuery["currentEvent"];
  readonly readiness: Readiness;
  /** The user's pass for the check-in desk; renders nothing while the team may not attend. */
  readonly pass: ReactNode;
}

/**
 * The ticket of a team without open tasks: time and location, the next steps, and the pass. The ticket can be printed
 * without the rest of the page. After the event, every team has a ticket, which says that the event is over and links
 * to the results.
 */
export function TeamTicket({ team, event, readiness: { items, steps }, pass }: TeamTicketProps) {
  const id = useId();
  const over = isOver(event);
  const isPast = event !== null && isPastLastDay(event);
  // Otherwise the page's primary button is the next step's, or the one that accepts a place.
  const hasStep = steps.some(isAboutMoney) || team.place?.state === "offered";
  return (
    <section aria-labelledby={id} className="print-alone border-2 border-good bg-surface">
      <div className="border-b-2 border-dashed border-good bg-good-wash px-4 py-3 sm:px-5">
        <p className="hidden font-bold print:block">{team.name}</p>
        <h2 id={id} className="text-xl leading-tight text-good">
          {over ? <>{team.event.title} is over.</> : <>You are registered for {team.event.title}.</>}
        </h2>
      </div>
      <div className="lg:flex print:block">
        <div className="grid min-w-0 flex-1 content-start gap-5 p-4 sm:p-5">
          <p>
            {(event === null ? [] : placeAndTime(event)).map((line, index) => (
              <span key={line} className={`block ${index === 0 ? "font-mono text-lg font-bold" : ""}`}>
                {line}
              </span>
            ))}
          </p>
          {over ? null : (
            <Next steps={nextSteps(event, items)}>
              {hasLostPlace(team) ? "Your team does not take part in Round 2." : null}
            </Next>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
            {isPast ? <AfterEvent event={team.event} hasStep={hasStep} /> : null}
            <Actions team={team} isPast={isPast} hasStep={hasStep} />
          </div>
          {isPast ? null : <TeamCalendarPanel teamId={team.id} inTicket />}
        </div>
        <div className="border-t-2 border-dashed border-rule p-4 empty:hidden sm:p-5 lg:border-t-0 lg:border-l-2">
          {over ? null : pass}
        </div>
      </div>
    </section>
  );
}

type Event = NonNullable<TeamStatusQuery["currentEvent"]>;

/** Returns the known parts of the time and location, one per line. */
function placeAndTime({ firstDay, lastDay, hours, venue, room }: Event): string[] {
  const time = (hours ?? "").replace(/ (?=[AP]M\b)/g, "\u00a0"); // keeps "10 AM" on one line
  return [formatDays(firstDay, lastDay), time, venue, room ?? ""].filter((line) => line !== "");
}

/** Returns the event's schedule and then the team's later tasks. After the event's last day, omits the schedule. */
function nextSteps(event: TeamStatusQuery["currentEvent"], items: Readiness["items"]): string[] {
  const isPast = event === null || isPastLastDay(event);
  const schedule = isPast ? [] : event.schedule.split("\n").filter((line) => line.trim() !== "");
  const later = items.filter(({ state }) => state === "later").map(({ name, text }) => `${name}: ${text}`);
  return [...schedule, ...later];
}

/** The next steps. A step may begin with a time or a task's name, as in "time: step". */
function Next({ steps, children }: { readonly steps: readonly string[]; readonly children: ReactNode }) {
  if (steps.length === 0) return children === null ? null : <p>{children}</p>;
  return (
    <div>
      <h3 className="text-base leading-tight">What comes next</h3>
      <p className="mt-2 empty:hidden">{children}</p>
      <ol className="mt-2 grid gap-2">
        {steps.map((step) => {
          const [, when = "", what = step] = /^(.+?): (.+)$/.exec(step) ?? [];
          return (
            <li key={step} className="border-l-4 border-rule pl-3">
              <span className="block font-mono text-sm font-bold text-accent empty:hidden">{when}</span>
              <span className="inline-block first-letter:uppercase">{what}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface ActionsProps {
  readonly team: TeamFieldsFragment;
  /** Whether the event's last day is over, so that only the receipt is still of use. */
  readonly isPast: boolean;
  /** Whether another button is the page's primary button. */
  readonly hasStep: boolean;
}

function Actions({ team, isPast, hasStep }: ActionsProps) {
  const { name, event, paymentStatus } = team;
  const page = eventPath(event.slug);
  const origin = useSiteOrigin();
  const picture = eventSharingFile(useClub(), page);
  return (
    <>
      {isPast ? null : (
        <>
          {/* Not a `Link`, because this address is a file on the server and not a page of this app. */}
          <a
            href={calendarIn(LANGUAGE, eventCalendarPath(event.slug))}
            className={buttonClass(hasStep ? "secondary" : "primary")}
          >
            Add to calendar
          </a>
          <ShareButton
            label="Share"
            variant="quiet"
            text={`${name} is registered for ${event.title}.`}
            url={origin + page}
            picture={picture}
          />
          <Button variant="quiet" onClick={() => print()}>
            Print
          </Button>
        </>
      )}
      {paymentStatus === "accepted" ? (
        <ButtonLink to={`${paths.payment}#receipt`} variant={isPast ? "secondary" : "quiet"}>
          Receipt
        </ButtonLink>
      ) : null}
    </>
  );
}
