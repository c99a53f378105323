import { useRef, type ReactNode } from "react";
import { useNearViewport } from "../../hooks/use-near-viewport";
import type { Carousel } from "./use-carousel";

interface Slide {
  readonly key: string;
  /**
   * Returns the slide's content.
   * @param near whether the page is scrolled near the carousel, and the slide is visible now or after the next step
   */
  readonly content: (near: boolean) => ReactNode;
}

interface CarouselSlidesProps {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  /** The row's name for screen readers. */
  readonly label: string;
  /** Class names for a slide's width at each breakpoint (`basis-…`). They also apply without JavaScript. */
  readonly slideClass: string;
}

/**
 * The slides. Until the script is loaded, and without JavaScript, they are a row that scrolls and snaps. The row has
 * its final size from the start. Invisible slides are inert. The selected slide's content can look different: its
 * class names begin with `group-data-[current=true]/slide:`.
 */
export function CarouselSlides({ carousel, slides, label, slideClass }: CarouselSlidesProps) {
  const { ready, selected, count, isShown, isNear, align, attachViewport } = carousel;
  // Observes the row, because the browser never reports slides outside of the row's visible part as near.
  const row = useRef<HTMLDivElement>(null);
  const arrived = useNearViewport(row);
  return (
    <div
      ref={attachViewport}
      role="group"
      aria-label={label}
      // A scrollable row must be focusable, so that keys can scroll it.
      tabIndex={ready ? undefined : 0}
      className={`-mx-3 -my-2 py-2 ${
        ready
          ? "overflow-hidden"
          : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin]"
      }`}
    >
      <div ref={row} className="flex touch-pan-y touch-pinch-zoom">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${String(index + 1)} of ${String(count)}`}
            inert={ready && !isShown(index)}
            data-current={index === selected}
            className={`group/slide min-w-0 shrink-0 grow-0 px-3 ${align === "center" ? "snap-center" : "snap-start"} ${slideClass}`}
          >
            {content(arrived && isNear(index))}
          </div>
        ))}
      </div>
    </div>
  );
}
