import type { EventPageQuery } from "../../graphql/pages/event";
import { registrationOf } from "../../features/events/event-facts";
import { EventAbout } from "./event-about";
import { EventFactsStrip } from "./event-facts-strip";
import { EventNotices } from "./event-notices";
import { EventSchedule } from "./event-schedule";
import { EVENT_TEXT_ID } from "./event-text-id";
import { RegistrationInformation } from "./registration-information";

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
