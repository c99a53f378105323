import { Link } from "react-router-dom";
import type { HomePageQuery } from "../../graphql/pages/home";
import { useWidthFrom } from "../../shared/hooks/use-media-query";
import { eventPath } from "@contract/kernel/contract/paths";
import { BREAKPOINTS } from "../../shared/timings";
import { CarouselArrows, CarouselCounter } from "../../shared/ui/carousel/carousel-controls";
import { CarouselFrame } from "../../shared/ui/carousel/carousel-frame";
import { CarouselSlides } from "../../shared/ui/carousel/carousel-slides";
import { useCarousel } from "../../shared/ui/carousel/use-carousel";
import { LazyImage } from "../../shared/ui/lazy-image";
import { SectionHead } from "./section-head";
import { t } from "@contract/kernel/contract/t";

type EventCardData = HomePageQuery["events"][number];

/**
 * The index of the card that is in the centre at first, counted from 0. If there are fewer than 6 events, the index
 * wraps around (docs/rules.md, "Events").
 */
const INITIAL_INDEX = 5;

const STATES: Readonly<Record<EventCardData["state"], string>> = {
  current: t("On now"),
  past: t("Over"),
  upcoming: t("Coming up"),
};

/** Shows the club's events in a loop: one card on a phone, otherwise three, with a larger one in the centre. */
export function OurEvents({ events: all }: { events: readonly EventCardData[] }) {
  const events = withCurrentFirst(all);
  const wide = useWidthFrom(BREAKPOINTS.sm);
  const carousel = useCarousel({
    count: events.length,
    perView: wide ? 3 : 1,
    align: "center",
    start: INITIAL_INDEX % events.length,
  });
  return (
    <section
      id="our-events"
      aria-labelledby="our-events-title"
      className="later-part border-y-2 border-ink bg-sunken"
    >
      <CarouselFrame
        carousel={carousel}
        labelledBy="our-events-title"
        announcement={events[carousel.selected]?.title ?? ""}
        className="frame py-12 sm:py-16"
      >
        <SectionHead
          id="our-events-title"
          aside={
            <>
              <CarouselCounter carousel={carousel} />
              <CarouselArrows carousel={carousel} what={t("event")} />
            </>
          }
        >
          Our Events
        </SectionHead>
        <div className="mt-8">
          <CarouselSlides
            carousel={carousel}
            label="Events"
            // Four slides can loop only if any three of them fill the frame. Exact thirds might not, because widths are
            // rounded, so a slide is slightly wider than a third.
            slideClass="basis-full sm:basis-[34%]"
            slides={events.map((event) => ({
              key: event.id,
              content: (near) => <EventCard event={event} near={near} />,
            }))}
          />
        </div>
      </CarouselFrame>
    </section>
  );
}

/** Returns the events with the current one at the carousel's starting position. The others stay in the club's order. */
export function withCurrentFirst(events: readonly EventCardData[]): readonly EventCardData[] {
  const others = events.filter(({ state }) => state !== "current");
  const start = INITIAL_INDEX % events.length;
  const current = events.filter(({ state }) => state === "current");
  return [...others.slice(0, start), ...current, ...others.slice(start)];
}

/** Shows an event. On cards next to the centre only the picture is dimmed, so that the text stays readable. */
function EventCard({ event, near }: { event: EventCardData; near: boolean }) {
  return (
    <article className="relative flex h-full flex-col border-2 border-ink bg-surface transition-transform duration-300 sm:scale-[.84] sm:border-rule sm:group-data-[current=true]/slide:scale-100 sm:group-data-[current=true]/slide:border-ink">
      <LazyImage
        src={event.picture}
        alt=""
        width={900}
        height={600}
        eager={near}
        sizes="(min-width: 40rem) 34rem, 100vw"
        className="aspect-3/2 border-b-2 border-inherit transition-opacity duration-300 sm:opacity-40 sm:group-data-[current=true]/slide:opacity-100"
      />
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <p className="label-mono text-soft">{STATES[event.isOver ? "past" : event.state]}</p>
        <h3 className="text-xl sm:text-soft sm:group-data-[current=true]/slide:text-ink lg:text-2xl">
          <Link
            to={eventPath(event.slug)}
            className="underline decoration-transparent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
          >
            {event.title}
          </Link>
        </h3>
        <p className="text-soft sm:max-lg:hidden">{event.summary}</p>
      </div>
    </article>
  );
}
