import type { ReactNode } from "react";
import type { Carousel } from "./use-carousel";

interface CarouselFrameProps {
  readonly carousel: Carousel;
  /** The id of the heading that names the carousel. */
  readonly labelledBy: string;
  /** The text for the selected slide. A screen reader reads it after a change, except while the slides rotate. */
  readonly announcement: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Groups slides and controls, so that assistive technology sees one carousel. Hovering over or focusing any part except
 * the Pause button stops the rotation.
 */
export function CarouselFrame(props: CarouselFrameProps) {
  const { carousel, labelledBy, announcement, className, children } = props;
  const { selected, count, rotation, attachRoot } = carousel;
  return (
    <div
      ref={attachRoot}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      className={className}
    >
      {children}
      <p className="sr-only" aria-live={rotation?.running === true ? "off" : "polite"}>
        {`${String(selected + 1)} of ${String(count)}: ${announcement}`}
      </p>
    </div>
  );
}
