import type { HomePageQuery } from "../../graphql/pages/home";
import { useWidthFrom } from "../../shared/hooks/use-media-query";
import { BREAKPOINTS, TIMINGS } from "../../shared/timings";
import { CarouselArrows, CarouselCounter, RotationButton } from "../../shared/ui/carousel/carousel-controls";
import { CarouselFrame } from "../../shared/ui/carousel/carousel-frame";
import { CarouselSlides } from "../../shared/ui/carousel/carousel-slides";
import { useCarousel } from "../../shared/ui/carousel/use-carousel";
import { LazyImage } from "../../shared/ui/lazy-image";
import { t } from "@contract/kernel/contract/t";
import { SectionHead } from "./section-head";

type Testimonial = HomePageQuery["siteContent"]["testimonials"][number];

interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[];
  /** Whether the people are invented samples. */
  readonly samples: boolean;
}

/** Shows testimonials: one below 640 px, two below 1024 px, otherwise three. Advances every 6 s. */
export function Testimonials({ testimonials, samples }: TestimonialsProps) {
  const fitsTwo = useWidthFrom(BREAKPOINTS.sm);
  const fitsThree = useWidthFrom(BREAKPOINTS.lg);
  const carousel = useCarousel({
    count: testimonials.length,
    perView: fitsThree ? 3 : fitsTwo ? 2 : 1,
    interval: TIMINGS.carouselInterval,
  });
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="later-part">
      <CarouselFrame
        carousel={carousel}
        labelledBy="testimonials-title"
        announcement={testimonials[carousel.selected]?.name ?? ""}
        className="frame py-12 sm:py-16"
      >
        <SectionHead
          id="testimonials-title"
          aside={
            <>
              <CarouselCounter carousel={carousel} />
              <CarouselArrows carousel={carousel} what={t("testimonial")} />
              <RotationButton carousel={carousel} what={t("testimonial")} />
            </>
          }
        >
          What Others Think About Us
        </SectionHead>
        {samples ? (
          <p className="mt-4 text-soft">These are sample testimonials. The people are not real.</p>
        ) : null}
        <div className="mt-8">
          <CarouselSlides
            carousel={carousel}
            label="Testimonials"
            slideClass="basis-full sm:basis-1/2 lg:basis-1/3"
            slides={testimonials.map((testimonial) => ({
              key: testimonial.id,
              content: (near) => <Quote testimonial={testimonial} near={near} />,
            }))}
          />
        </div>
      </CarouselFrame>
    </section>
  );
}

function Quote({ testimonial, near }: { testimonial: Testimonial; near: boolean }) {
  const { name, title, feedback } = testimonial;
  return (
    <figure className="flex h-full flex-col justify-between gap-6 border-l-2 border-rule pl-5 group-data-[current=true]/slide:border-accent">
      <blockquote className="text-lg leading-relaxed">
        <p>{feedback}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <Portrait testimonial={testimonial} near={near} />
        <span>
          <span className="block font-bold">{name}</span>
          <span className="block text-sm text-soft">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Shows a portrait or initials, for decoration only, because the name is next to it. */
function Portrait({ testimonial: { name, image }, near }: { testimonial: Testimonial; near: boolean }) {
  if (image !== null) {
    return (
      <LazyImage
        src={image}
        alt=""
        width={240}
        height={240}
        eager={near}
        sizes="3.5rem"
        className="size-14 shrink-0"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-14 shrink-0 items-center justify-center bg-accent-wash font-mono text-lg font-bold text-accent"
    >
      {initials(name)}
    </span>
  );
}

/** Returns the initials of the first and the last word: "VR" for Vignesh Raman. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => Array.from(word)[0] ?? "").join("");
}
