import type { HomePageQuery } from "../../graphql/pages/home";
import { useClub } from "../../shared/club";
import { TIMINGS } from "../../shared/timings";
import {
  CarouselArrows,
  CarouselCounter,
  CarouselDots,
  RotationButton,
} from "../../shared/ui/carousel/carousel-controls";
import { CarouselFrame } from "../../shared/ui/carousel/carousel-frame";
import { CarouselSlides } from "../../shared/ui/carousel/carousel-slides";
import { useCarousel } from "../../shared/ui/carousel/use-carousel";
import { t } from "@contract/kernel/contract/t";
import { LazyImage } from "../../shared/ui/lazy-image";

type Glimpse = HomePageQuery["siteContent"]["glimpses"][number];

/** Shows the club's pictures, one at a time. From a width of 1024 px, the counter is next to the picture. */
export function Glimpses({ glimpses }: { glimpses: readonly Glimpse[] }) {
  const { shortName } = useClub();
  const carousel = useCarousel({ count: glimpses.length, interval: TIMINGS.carouselInterval });
  return (
    <section
      id="glimpses"
      aria-labelledby="glimpses-title"
      className="later-part border-y-2 border-ink bg-sunken"
    >
      <CarouselFrame
        carousel={carousel}
        labelledBy="glimpses-title"
        announcement={glimpses[carousel.selected]?.title ?? ""}
        className="frame grid gap-x-10 gap-y-4 py-12 sm:py-16 lg:grid-cols-[1fr_17rem] lg:grid-rows-[auto_1fr_auto]"
      >
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:col-start-2 lg:block lg:border-t-2 lg:border-ink lg:pt-4">
          <h2 id="glimpses-title" className="text-title">
            Glimpses of {shortName}
          </h2>
          <CarouselCounter carousel={carousel} className="lg:mt-4 lg:text-5xl" />
        </header>
        <div className="min-w-0 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <CarouselSlides
            carousel={carousel}
            label="Pictures"
            slideClass="basis-full"
            slides={glimpses.map((glimpse) => ({
              key: glimpse.id,
              content: (near) => <Picture glimpse={glimpse} near={near} />,
            }))}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-start-2 lg:row-start-3 lg:justify-start lg:border-t lg:border-rule lg:pt-4">
          <CarouselDots carousel={carousel} labels={glimpses.map(({ title }) => title)} />
          <div className="flex gap-3">
            <CarouselArrows carousel={carousel} what={t("picture")} />
            <RotationButton carousel={carousel} what={t("picture")} />
          </div>
        </div>
      </CarouselFrame>
    </section>
  );
}

function Picture({ glimpse: { title, alt, image }, near }: { glimpse: Glimpse; near: boolean }) {
  return (
    <figure>
      {image === null ? null : (
        <LazyImage
          src={image}
          alt={alt}
          width={960}
          height={600}
          eager={near}
          sizes="(min-width: 64rem) 60rem, 100vw"
          className="aspect-16/10 border-2 border-ink"
        />
      )}
      <figcaption className="mt-3 font-semibold">{title}</figcaption>
    </figure>
  );
}
