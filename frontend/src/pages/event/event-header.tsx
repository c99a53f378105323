import { Link } from "react-router-dom";
import type { EventPageQuery } from "../../graphql/pages/event";
import { EventStateFlag } from "../../features/events/components/event-state-flag";
import { ARTWORK } from "../../features/events/event-facts";
import { paths } from "@contract/kernel/contract/paths";
import { LazyImage } from "../../shared/ui/lazy-image";
import { RegistrationState } from "./registration-state";

/** Name, state and artwork of the event, and the one thing to do: register, or learn why one cannot. */
export function EventHeader({ event }: { readonly event: NonNullable<EventPageQuery["event"]> }) {
  return (
    <header className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <Link to={paths.events} className="link -my-2.5 flex min-h-11 items-center font-semibold">
            Events
          </Link>
          <EventStateFlag state={event.state} />
        </div>
        <h1 className="text-4xl leading-none font-extrabold sm:text-5xl lg:text-6xl">{event.title}</h1>
        <p className="max-w-prose text-lg">{event.summary}</p>
        <div className="mt-auto pt-2">
          <RegistrationState event={event} />
        </div>
      </div>
      {event.picture === null ? null : (
        <LazyImage src={event.picture} alt="" {...ARTWORK} eager className="aspect-3/2 w-full self-start" />
      )}
    </header>
  );
}
