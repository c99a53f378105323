import { useRef, type ReactNode } from "react";
import { useNearViewport } from "../../hooks/use-near-viewport";
import type { Carousel } from "./use-carousel";

interface Slide {
  readonly key: string;
  /** @param near seen now or after the next step, on a page that has been scrolled to here */
  readonly content: (near: boolean) => ReactNode;
}

interface CarouselSlidesProps {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  /** What to call the row while it is one that is scrolled. */
  readonly label: string;
  /** Width of one slide at each breakpoint (`basis-…`) and the space around it. The row's look without script, too. */
  readonly slideClass: string;
}

/**
 * The slides. Until the script comes, and without one, a row that is scrolled and snaps; it has its final size from the
 * start. Slides that cannot be seen are inert; `group/slide` and `data-current` let a slide look different when selected.
 */
export function CarouselSlides({ carousel, slides, label, slideClass }: CarouselSlidesProps) {
  const { ready, selected, count, isShown, isNear, align, attachViewport } = carousel;
  // The browser does not call a slide next to the view near, however far the page has been scrolled.
  const row = useRef<HTMLDivElement>(null);
  const arrived = useNearViewport(row);
  return (
    <div
      ref={attachViewport}
      role="group"
      aria-label={label}
      // A row that is scrolled has to be reachable for the keys that scroll it.
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
