import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { EventPage as Query } from "../../graphql/pages/event";
import { stillSection } from "../../shared/lazy-section";
import { usePageData } from "../../shared/page-data/page-data";
import { eventPath } from "@contract/kernel/contract/paths";
import { PageMeta } from "../../shared/ui/page-meta";
import { EventHeader } from "./event-header";
import { EVENT_TEXT_ID } from "./event-text-id";

const EventText = stillSection(EVENT_TEXT_ID, async () => (await import("./event-text")).EventText);
// Loaded lazily, because only wrong addresses need it.
const NotFoundPage = lazy(async () => ({
  default: (await import("../not-found/not-found-page")).NotFoundPage,
}));

export function EventPage() {
  const { slug = "" } = useParams();
  const { event, resultsKind, eventPictureText } = usePageData(Query, { slug });
  if (event === null) return <NotFoundPage />;
  return (
    <article className="frame py-6 sm:py-10">
      <PageMeta title={event.title} description={event.summary} path={eventPath(event.slug)} event={event} />
      <EventHeader event={event} results={resultsKind} pictureText={eventPictureText} />
      <Suspense fallback={<div className="min-h-[60rem]" />}>
        <EventText event={event} />
      </Suspense>
    </article>
  );
}
