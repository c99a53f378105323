import type { ReactNode } from "react";
import type { Carousel } from "./use-carousel";

interface CarouselFrameProps {
  readonly carousel: Carousel;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Says what is selected now; spoken when it changes, unless it changes by itself. */
  readonly announcement: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Holds slides and controls together: to assistive technology one carousel, to the mouse and the focus one place. */
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
