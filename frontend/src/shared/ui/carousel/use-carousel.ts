import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import useEmblaCarousel from "embla-carousel-react";
import { useReducedMotion } from "../../hooks/use-media-query";
import { timedSlide } from "./timed-slide";
import { useRotation } from "./use-rotation";

/** The position of the selected slide among the visible ones. */
type Align = "start" | "center";

interface View {
  readonly selected: number;
  readonly count: number;
  readonly perView: number;
  readonly align: Align;
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The indexes of the slides that are seen, in a row without ends. */
function slidesShown({ selected, count, perView, align }: View): ReadonlySet<number> {
  const first = align === "center" ? selected - Math.floor((perView - 1) / 2) : selected;
  return new Set(Array.from({ length: Math.min(perView, count) }, (_, step) => wrap(first + step, count)));
}

/** These and the ones next to them. */
function slidesAround(shown: ReadonlySet<number>, count: number): ReadonlySet<number> {
  return new Set(
    [...shown].flatMap((index) => [index - 1, index, index + 1].map((near) => wrap(near, count))),
  );
}

interface CarouselOptions {
  /** How many slides there are. */
  readonly count: number;
  /** How many are seen at once, now. */
  readonly perView?: number;
  /** The position of the selected slide. */
  readonly align?: Align;
  /** The slide to begin with, from 0. */
  readonly start?: number;
  /** Goes on by itself so often, in milliseconds. Without it, it stays where it is. */
  readonly interval?: number;
}

export type Carousel = ReturnType<typeof useCarousel>;

const PLUGINS = [timedSlide()];

/** A row of slides without ends: buttons, arrow keys, swipes and, with an interval, time move it. */
export function useCarousel(options: CarouselOptions) {
  const { count, perView = 1, align = "start", start = 0, interval } = options;
  const still = useReducedMotion();
  const [root, attachRoot] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(start);
  const [attachViewport, api] = useEmblaCarousel(
    { loop: true, align, startIndex: start, containScroll: false },
    PLUGINS,
  );

  useEffect(() => {
    if (!api) return;
    const update = () => setSelected(api.selectedScrollSnap());
    continueFrom(api.rootNode(), (index) => api.scrollTo(index, true), start, align);
    update();
    api.on("select", update).on("reInit", update);
    return () => {
      api.off("select", update).off("reInit", update);
    };
  }, [api, start, align]);

  useLayoutEffect(() => keepFocus(api?.rootNode()), [api, selected]);
  const next = useCallback(() => api?.scrollNext(still), [api, still]);
  const previous = useCallback(() => api?.scrollPrev(still), [api, still]);
  useArrowKeys(root, previous, next);
  const rotation = useRotation({ root, next, selected, interval: api ? interval : undefined });

  const shown = slidesShown({ selected, count, perView, align });
  const near = slidesAround(shown, count);
  return {
    count,
    align,
    /** The slide at the start or in the centre, from 0. */
    selected,
    /** The script has taken over from the row that one scrolls. */
    ready: api !== undefined,
    /** Can be seen; the others are inert. */
    isShown: (index: number) => shown.has(index),
    /** Can be seen, or will be after the next step. */
    isNear: (index: number) => near.has(index),
    next,
    previous,
    goTo: (index: number) => api?.scrollTo(index, still),
    rotation: interval === undefined ? null : rotation,
    /** For the element around slides and controls. */
    attachRoot,
    /** For the element that the slides move in; its only child holds them. */
    attachViewport,
  };
}

/** Who scrolled the row before the script came stays there. */
function continueFrom(
  viewport: HTMLElement,
  jumpTo: (index: number) => void,
  start: number,
  align: Align,
): void {
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  viewport.scrollLeft = 0;
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  if (width > 0)
    jumpTo(
      Math.round(scrollLeft / width) + (align === "center" && viewport.clientWidth > 2 * width ? start : 0),
    );
}

/**
 * A focus that was in a slide which is inert now stays in the carousel, where the arrow keys go on. Only then can the
 * row have the focus: a click into it gives it none, so the mouse leaves nothing behind that would hold the slides.
 */
function keepFocus(viewport: HTMLElement | undefined): void {
  const focused = document.activeElement;
  if (!viewport?.contains(focused) || !focused?.closest("[inert]")) return;
  viewport.tabIndex = -1;
  viewport.focus({ preventScroll: true });
  viewport.addEventListener("blur", () => viewport.removeAttribute("tabindex"), { once: true });
}

/** Left and right, wherever the focus is within. */
function useArrowKeys(root: HTMLElement | null, previous: () => void, next: () => void): void {
  useEffect(() => {
    if (root === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowLeft") previous();
      else if (event.key === "ArrowRight") next();
      else return;
      event.preventDefault();
    };
    root.addEventListener("keydown", onKey);
    return () => root.removeEventListener("keydown", onKey);
  }, [root, previous, next]);
}
