import type { Page, Route } from "@playwright/test";
import { drawn } from "./open-page";

interface Held {
  readonly name: string;
  readonly route: Route;
}

declare global {
  interface Window {
    answer: string;
    /** The controls that have moved; undefined before the site's first page. */
    moves?: Set<string>;
  }
}

/** The number of consecutive checks without a request after which the page counts as loaded. */
const QUIET_LOOKS = 6;

/** Compares the positions of all usable controls at each frame, and records the controls that moved. */
function watchControls(): void {
  const CONTROLS = "main :is(button, a[href], input, select, textarea, summary)";
  // Loading a font, or rounding to whole pixels, may move a control this far.
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
 * Returns a function that runs an action on the page, for example a click on a tab, and delays the GraphQL answers.
 * Each answer waits until the page has been drawn without it, and the first request's answer waits longest. When all
 * answers have come, the function returns the usable controls that moved.
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
    // Movements caused by the test's own actions, such as scrolling, are recorded at the next frame and then cleared.
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
