/**
 * Gives elements widths and positions, which jsdom does not compute. The row of a carousel is `viewWidth` wide and
 * shows `perView` slides side by side.
 */
export function fakeCarouselLayout(viewWidth: number, perView: number): void {
  const slideWidth = viewWidth / perView;
  const isSlide = (element: Element) => element.getAttribute("aria-roledescription") === "slide";
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slideWidth : viewWidth;
  });
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slideWidth * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  // Embla reads a slide's margin. For a margin that no style sets, browsers return "0px", but jsdom returns "", which
  // Embla cannot read as a number.
  const styleOf = globalThis.getComputedStyle.bind(globalThis);
  jest.spyOn(globalThis, "getComputedStyle").mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (isSlide(element)) style.getPropertyValue = () => "0px";
    return style;
  });
}

/** Fakes a window's width and the user's preference for reduced motion. */
export function fakeMedia({
  width,
  reducedMotion = false,
}: {
  readonly width: number;
  readonly reducedMotion?: boolean;
}): void {
  globalThis.matchMedia = (media: string) => {
    const from = /width >= ([\d.]+)rem/.exec(media)?.[1];
    const matches =
      from === undefined ? media.includes("reduced-motion") && reducedMotion : width >= Number(from) * 16;
    const nothing = () => undefined;
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: nothing,
      removeListener: nothing,
    });
  };
}
