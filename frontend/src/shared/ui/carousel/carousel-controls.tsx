import { ArrowIcon } from "../icons";
import type { Carousel } from "./use-carousel";
import { ROTATION_BUTTON } from "./use-rotation";

interface ControlsProps {
  readonly carousel: Carousel;
  /** The word for one slide, such as "picture". */
  readonly what: string;
}

const BUTTON =
  "flex h-11 min-w-11 items-center justify-center border-2 border-ink bg-paper hover:bg-ink hover:text-paper";

/**
 * The Previous and Next buttons. Like all controls, they are hidden without JavaScript, and absent if there is only one
 * slide.
 */
export function CarouselArrows({ carousel, what }: ControlsProps) {
  if (carousel.count < 2) return null;
  return (
    <div className="flex -space-x-0.5 noscript:invisible">
      <button type="button" className={BUTTON} aria-label={`Previous ${what}`} onClick={carousel.previous}>
        <ArrowIcon className="size-5 rotate-180" />
      </button>
      <button type="button" className={BUTTON} aria-label={`Next ${what}`} onClick={carousel.next}>
        <ArrowIcon />
      </button>
    </div>
  );
}

/**
 * The button that pauses and resumes the rotation. Hidden from people who prefer reduced motion, because nothing
 * rotates for them.
 */
export function RotationButton({ carousel, what }: ControlsProps) {
  if (carousel.count < 2) return null;
  const wanted = carousel.rotation?.wanted === true;
  return (
    <button
      type="button"
      {...{ [ROTATION_BUTTON]: "" }}
      className={`${BUTTON} gap-2 px-3 font-mono text-sm font-bold motion-reduce:invisible noscript:invisible`}
      onClick={carousel.rotation?.toggle}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-current">
        <path d={wanted ? "M1 0h3.500v12H1zM7.500 0H11v12H7.500z" : "M1 0v12l10-6z"} />
      </svg>
      <span>
        {wanted ? "Pause" : "Play"}
        <span className="sr-only"> the {what}s</span>
      </span>
    </button>
  );
}

interface CounterProps extends Pick<ControlsProps, "carousel"> {
  readonly className?: string;
}

/** The number of the current slide and of all slides, such as "03/08". */
export function CarouselCounter({ carousel, className = "text-sm" }: CounterProps) {
  if (carousel.count < 2) return null;
  const figures = (number: number) => String(number).padStart(2, "0");
  return (
    <p aria-hidden="true" className={`font-mono font-bold noscript:invisible ${className}`}>
      {figures(carousel.selected + 1)}
      <span className="text-soft">/{figures(carousel.count)}</span>
    </p>
  );
}

/** A button for each slide, which goes directly to that slide. */
export function CarouselDots({ carousel, labels }: { carousel: Carousel; labels: readonly string[] }) {
  if (labels.length < 2) return null;
  return (
    <ul className="flex flex-wrap noscript:invisible">
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`Show ${String(index + 1)} of ${String(labels.length)}: ${label}`}
            aria-current={index === carousel.selected}
            onClick={() => carousel.goTo(index)}
            className="group flex h-11 w-8 items-center px-0.5"
          >
            <span className="h-1.5 w-full bg-outline group-hover:bg-ink group-aria-[current=true]:h-3 group-aria-[current=true]:bg-accent" />
          </button>
        </li>
      ))}
    </ul>
  );
}
