import type { EventPageQuery } from "../../graphql/pages/event";
import { registrationOf } from "../../features/events/event-facts";
import { EventFactsStrip } from "./event-facts-strip";
import { EVENT_TEXT_ID } from "./event-text-id";
import { RegistrationInformation } from "./registration-information";
import { Panel } from "../../shared/ui/panel";
import { NoticeLink } from "../../shared/ui/notice-link";

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
