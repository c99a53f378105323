import type { Locator, Page } from "@playwright/test";
import { drawn, openWithStoppedClock } from "./open-page";
import { expect } from "./test";

/** A carousel on the front page. The page's clock is stopped, and tests advance it. */
export interface CarouselOnPage {
  readonly page: Page;
  readonly root: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  /** Returns the numbers of the visible slides, from left to right, counted from 1. */
  visible(): Promise<number[]>;
  /** Returns the numbers of the slides in the browser's accessibility tree. */
  announced(): Promise<number[]>;
  /** Returns a slide's distance from the start of the row, in CSS pixels. */
  place(slide: number): Promise<number>;
  /** Sets the width of the window in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Swipes over the row with a finger. */
  swipe(direction: "left" | "right"): Promise<void>;
  /** Advances the page's clock and waits until the page has drawn the result. */
  wait(milliseconds: number): Promise<void>;
}

/** Opens the front page with moving carousels and a stopped clock. */
export async function openFrontPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openWithStoppedClock(page, "/");
}

/** Scrolls to a carousel of the open front page, and waits until the carousel's script has started. */
export async function carouselOn(page: Page, name: string): Promise<CarouselOnPage> {
  const root = page.getByRole("group", { name, exact: true });
  await root.scrollIntoViewIfNeeded();
  const row = root.getByRole("group", { name: /^(Events|Pictures|Testimonials)$/ });
  await expect(row).not.toHaveAttribute("tabindex", "0");
  const slides = row.getByRole("group", { name: /^\d+ of \d+$/ });
  const label = new RegExp(`^(\\d+) of ${String(await slides.count())}$`);
  const cdp = await page.context().newCDPSession(page);
  const boxes = () =>
    row.evaluate((element) => {
      const { left, width: whole } = element.getBoundingClientRect();
      const all = [...(element.firstElementChild?.children ?? [])];
      return all.map((slide, index) => {
        const box = slide.getBoundingClientRect();
        const seen = Math.min(box.right - left, whole) - Math.max(box.left - left, 0);
        return { number: index + 1, place: box.left - left, seen: seen / box.width };
      });
    });
  return {
    page,
    root,
    previous: root.getByRole("button", { name: /^Previous/ }),
    next: root.getByRole("button", { name: /^Next/ }),
    async visible() {
      const seen = (await boxes()).filter((slide) => slide.seen > 0.5);
      return seen.sort((one, other) => one.place - other.place).map((slide) => slide.number);
    },
    async announced() {
      const { nodes } = await cdp.send("Accessibility.getFullAXTree");
      return nodes
        .filter((node) => !node.ignored && node.role?.value === "group")
        .map((node) => Number(label.exec(String(node.name?.value))?.[1]))
        .filter((number) => !Number.isNaN(number));
    },
    async place(slide) {
      return (await boxes())[slide - 1]?.place ?? NaN;
    },
    async resize(wide) {
      await page.setViewportSize({ width: wide, height: 900 });
      await drawn(page);
      await page.clock.runFor(50); // a few frames, for the row to adapt to its new width
      await drawn(page);
    },
    async swipe(direction) {
      const box = await row.boundingBox();
      if (box === null) throw new Error("the row is not there");
      const y = box.y + box.height / 2;
      const from = box.x + box.width * (direction === "left" ? 0.8 : 0.2);
      const to = box.x + box.width * (direction === "left" ? 0.2 : 0.8);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        cdp.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch("touchStart", from);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
      await touch("touchEnd");
    },
    async wait(milliseconds) {
      await drawn(page); // a click must take effect before the clock advances
      await page.clock.runFor(milliseconds);
      await drawn(page);
    },
  };
}
