import { lazy } from "react";
import { useParams } from "react-router-dom";
import { EventPage as Query } from "../../graphql/page-queries";
import { registrationOf } from "../../features/events/event-facts";
import { usePageData } from "../../shared/page-data/page-data";
import { eventPath } from "../../shared/paths";
import { PageMeta } from "../../shared/ui/page-meta";
import { EventAbout } from "./event-about";
import { EventFactsStrip } from "./event-facts-strip";
import { EventHeader } from "./event-header";
import { EventJsonLd } from "./event-json-ld";
import { EventNotices } from "./event-notices";
import { EventSchedule } from "./event-schedule";
import { RegistrationInformation } from "./registration-information";

// Only wrong addresses need it, so events do not carry it along.
const NotFoundPage = lazy(async () => ({
  default: (await import("../not-found/not-found-page")).NotFoundPage,
}));

/** One event, all from its data; the 404 for an address that no event has. */
export function EventPage() {
  const { slug = "" } = useParams();
  const { event } = usePageData(Query, { slug });
  if (event === null) return <NotFoundPage />;
  return (
    <article className="frame py-6 sm:py-10">
      <PageMeta
        title={event.title}
        description={event.summary}
        path={eventPath(event.slug)}
        image={event.image}
      />
      <EventJsonLd event={event} />
      <EventHeader event={event} />
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
    </article>
  );
}
