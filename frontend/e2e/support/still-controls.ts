import type { Page, Route } from "@playwright/test";
import { drawn } from "./open-page";

interface Held {
  readonly name: string;
  readonly route: Route;
}

declare global {
  interface Window {
    answer: string;
    /** Undefined before the first page of the site. */
    moves?: Set<string>;
  }
}

/** How many looks in a row with nothing asked for mean that all has come. */
const QUIET_LOOKS = 6;

/** Compares with each frame where the controls are that can be pressed, and notes those that moved. */
function watchControls(): void {
  const CONTROLS = "main :is(button, a[href], input, select, textarea, summary)";
  // Letters of another font, or a line drawn between two pixels.
  const MOVED_PX = 2;
  let places = new Map<Element, DOMRect>();
  window.answer = "none";
  const moves = (window.moves = new Set<string>());
  const look = (): void => {
    const now = new Map<Element, DOMRect>();
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (control.matches(":disabled") || !control.checkVisibility({ visibilityProperty: true })) continue;
      const place = control.getBoundingClientRect();
      now.set(control, place);
      const before = places.get(control);
      if (before === undefined) continue;
      const [right, down] = [place.x - before.x, place.y - before.y];
      if (Math.max(Math.abs(right), Math.abs(down)) <= MOVED_PX) continue;
      const name = control.getAttribute("aria-label") ?? control.getAttribute("name") ?? control.textContent;
      moves.add(
        `${name} by ${right.toFixed(0)} and ${down.toFixed(0)} px, after the answer of ${window.answer}`,
      );
    }
    places = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Keeps each answer that a page asks for back until the page has drawn without it, the first question's longest. What
 * this returns does something on the page (opens a path, or presses a tab) and tells which controls moved, until all has
 * come, that could be pressed. Between two of these nothing is kept back.
 */
export async function lateAnswers(page: Page): Promise<(begin: () => Promise<unknown>) => Promise<string[]>> {
  const held: Held[] = [];
  let isHolding = false;
  await page.addInitScript(watchControls);
  await page.route("**/graphql", (route) => {
    if (!isHolding) return route.continue();
    const { operationName = "" } = route.request().postDataJSON() as { operationName?: string };
    return void held.push({ name: operationName, route });
  });
  const isLoading = () =>
    page.evaluate(() => document.querySelector("main")?.innerText.includes("Loading..."));
  return async (begin) => {
    // A test's own acts, such as scrolling, move controls too; the next frame has noted that.
    await drawn(page);
    await page.evaluate(() => window.moves?.clear());
    isHolding = true;
    await begin();
    for (let quiet = 0; quiet < QUIET_LOOKS || (await isLoading()) !== false;) {
      await drawn(page);
      const latest = held.pop();
      if (latest === undefined) {
        quiet += 1;
        continue;
      }
      quiet = 0;
      const response = await latest.route.fetch();
      await page.evaluate((name) => void (window.answer = name), latest.name);
      await latest.route.fulfill({ response });
    }
    isHolding = false;
    return page.evaluate(() => {
      const moved = [...(window.moves ?? [])];
      window.moves?.clear();
      return moved;
    });
  };
}
