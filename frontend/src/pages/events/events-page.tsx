import { EventsPage as Query } from "../../graphql/pages/events";
import { CLUB } from "../../shared/club";
import { usePageData } from "../../shared/page-data/page-data";
import { paths } from "@contract/kernel/contract/paths";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { EventRow } from "./event-row";
import { listedEvents } from "./listed-events";

/** Every event of the club, with its state and the way to register. */
export function EventsPage() {
  const events = listedEvents(usePageData(Query, {}).events);
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Events"
        description={`Contests and classes of ${CLUB.name}: ${events.map(({ title }) => title).join(", ")}. When, where and how to register.`}
        path={paths.events}
      />
      <PageHeading subtitle="Contests and classes of the year: when, where and how to take part.">
        Events
      </PageHeading>
      {events.length === 0 ? (
        <div className="mt-8 border-2 border-dashed border-rule p-5">
          <p className="text-xl font-bold">No events yet</p>
          <p className="text-soft">The club announces its events here.</p>
        </div>
      ) : (
        <ul className="mt-8 grid gap-6 sm:gap-8">
          {events.map((event, index) => (
            <EventRow key={event.id} event={event} first={index === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}
