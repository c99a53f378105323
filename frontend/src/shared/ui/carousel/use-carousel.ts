import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import useEmblaCarousel from "embla-carousel-react";
import { useReducedMotion } from "../../hooks/use-media-query";
import { timedSlide } from "./timed-slide";
import { useRotation } from "./use-rotation";

/** The position of the selected slide among the visible slides. */
type Align = "start" | "center";

interface View {
  readonly selected: number;
  readonly count: number;
  readonly perView: number;
  readonly align: Align;
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Returns the indexes of the visible slides, in an endless row. */
function slidesShown({ selected, count, perView, align }: View): ReadonlySet<number> {
  const first = align === "center" ? selected - Math.floor((perView - 1) / 2) : selected;
  return new Set(Array.from({ length: Math.min(perView, count) }, (_, step) => wrap(first + step, count)));
}

/** Returns the indexes of the visible slides and of their neighbours. */
function slidesAround(shown: ReadonlySet<number>, count: number): ReadonlySet<number> {
  return new Set(
    [...shown].flatMap((index) => [index - 1, index, index + 1].map((near) => wrap(near, count))),
  );
}

interface CarouselOptions {
  readonly count: number;
  /** The number of slides visible at the same time. */
  readonly perView?: number;
  readonly align?: Align;
  /** The index of the initially selected slide. */
  readonly start?: number;
  /** Milliseconds after which the carousel shows the next slide. Without an interval, the carousel does not rotate. */
  readonly interval?: number;
}

export type Carousel = ReturnType<typeof useCarousel>;

const PLUGINS = [timedSlide()];

/**
 * Manages an endless row of slides. Buttons, arrow keys and swipes move the row. With an interval, the row also moves
 * by itself.
 */
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
    /** The index of the slide at the start or in the centre. */
    selected,
    /** Whether the script has replaced the scrollable row. */
    ready: api !== undefined,
    /** Returns whether a slide is visible. Other slides are inert. */
    isShown: (index: number) => shown.has(index),
    /** Returns whether a slide is visible now or after the next step. */
    isNear: (index: number) => near.has(index),
    next,
    previous,
    goTo: (index: number) => api?.scrollTo(index, still),
    rotation: interval === undefined ? null : rotation,
    /** The ref of the element around slides and controls. */
    attachRoot,
    /** The ref of the element in which the slides move. The element's only child contains the slides. */
    attachViewport,
  };
}

/** Selects the slide that a visitor scrolled to before the script was loaded. */
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
 * If the focus is in a slide that became inert, moves it to the viewport, where the arrow keys still work. The viewport
 * is focusable only while it has this focus. Otherwise a mouse click would focus the viewport and stop the rotation.
 */
function keepFocus(viewport: HTMLElement | undefined): void {
  const focused = document.activeElement;
  if (!viewport?.contains(focused) || !focused?.closest("[inert]")) return;
  viewport.tabIndex = -1;
  viewport.focus({ preventScroll: true });
  viewport.addEventListener("blur", () => viewport.removeAttribute("tabindex"), { once: true });
}

/** Listens to the left and right arrow keys while the focus is inside the carousel. */
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
