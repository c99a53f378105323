import { act } from "@testing-library/react";

type Entry = Pick<IntersectionObserverEntry, "isIntersecting" | "target"> & {
  readonly boundingClientRect: Pick<DOMRect, "width">;
};
type Report = (entries: readonly Entry[]) => void;

interface Watch {
  readonly report: Report;
  readonly margin: string | undefined;
  readonly elements: Set<Element>;
}

/**
 * Replaces the browser's IntersectionObserver, which jsdom does not have. Tests report which elements are near the
 * viewport.
 */
export function fakeViewport() {
  const watches = new Set<Watch>();
  class FakeObserver {
    readonly #watch: Watch;
    constructor(report: Report, options?: IntersectionObserverInit) {
      this.#watch = { report, margin: options?.rootMargin, elements: new Set() };
      watches.add(this.#watch);
    }
    observe(element: Element): void {
      this.#watch.elements.add(element);
    }
    unobserve(element: Element): void {
      this.#watch.elements.delete(element);
    }
    disconnect(): void {
      watches.delete(this.#watch);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    /** Returns the margins of the active observers. */
    margins: () => [...watches].map(({ margin }) => margin),
    /**
     * Reports that elements are near the viewport, or no longer near. Affects the elements inside `within`, by default
     * all elements. An element that is not displayed has the width 0.
     */
    report(isIntersecting: boolean, within?: Element, width = 320): void {
      act(() => {
        for (const { report, elements } of [...watches]) {
          const targets = [...elements].filter((element) => within === undefined || within.contains(element));
          const boundingClientRect = { width };
          if (targets.length > 0)
            report(targets.map((target) => ({ target, isIntersecting, boundingClientRect })));
        }
      });
    },
  };
}
