import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The themes to check, each with axe's options and a number (`fewest`): more rules than this number must pass. The dark
 * theme differs only in colours, so only rules about colours are checked again.
 */
const LOOKS = [
  ["light", {}, 10],
  ["dark", { runOnly: ["color-contrast", "link-in-text-block"] }, 0],
] as const;

/**
 * How much of a page a check covers:
 * - `both`: both themes, for a page that is checked once
 * - `light`: the light theme, for another state of a page that was already checked; every pair of colours has enough
 *   contrast in both themes (src/shared/ui/theme.test.ts)
 * - `new`: only new elements, in the light theme, for more content of the same page or for another width
 * - `wide`: like `new`, but without the frame around the page, for the desktop's width. Three tests check the frame at
 *   this width: public-pages.spec.ts as a visitor sees it, registration.spec.ts as a student sees it, and
 *   admin-still.spec.ts in the admin area, with its tabs
 */
export type Look = "both" | "light" | "new" | "wide";

declare global {
  interface Window {
    /** The elements that were visible at axe's last check of this page. */
    seenByAxe?: WeakSet<Element>;
  }
}

/** The violations found by axe, as text, and the number of rules that passed. */
interface Findings {
  readonly violations: readonly string[];
  readonly passes: number;
}

/**
 * Checks with axe that the current page has no violation, in the themes that `what` names. With `new` and `wide`, checks
 * only elements that were not visible at the last check, because checking colours takes two thirds of axe's time.
 */
export async function expectAccessible(page: Page, what: Look = "both"): Promise<void> {
  // With MariaDB nothing is checked, because the pages are the same as with SQLite and each check takes a second.
  if (process.env["TEST_DATABASE"] === "mariadb") return;
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  // Turns off transitions, during which axe would measure wrong colours. Waiting for their end does not help: below the
  // fold, a transition does not continue until a visitor scrolls there.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
  for (const [colorScheme, options, fewest] of LOOKS) {
    if (what !== "both" && colorScheme === "dark") continue;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations, passes } = await page.evaluate(findings, { options, what });
    expect(violations.map((violation) => `${colorScheme}: ${violation}`)).toEqual([]);
    expect(passes).toBeGreaterThan(what === "new" || what === "wide" ? -1 : fewest);
  }
}

/**
 * The CDP sessions by page. The sessions are never closed, because that would remove a page's passkeys
 * (support/second-step.ts).
 */
const devtools = new WeakMap<Page, Promise<CDPSession>>();

/** Loads axe into a page with the browser's own protocol, because `evaluate` would parse axe's half megabyte twice. */
async function bringAxe(page: Page): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page);
  devtools.set(page, session);
  await (await session).send("Runtime.evaluate", { expression: AXE });
}

/**
 * Runs axe in the page. Returns only texts, because the complete results are thousands of lines. A violation is
 * identified by its HTML, because finding a unique selector would take a twelfth of axe's time.
 */
async function findings({ options, what }: { options: object; what: Look }): Promise<Findings> {
  const { axe } = window as unknown as { axe: { run(at: object, options: object): Promise<AxeResults> } };
  const visible = [...document.body.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const onlyNew = what === "new" || what === "wide";
  const FRAME = ":is(header, footer):not(main *, [role=dialog] *), [role=tablist][aria-label=Admin]";
  const frame = what === "wide" ? [...document.querySelectorAll(FRAME)] : [];
  const { seenByAxe } = window;
  window.seenByAxe = new WeakSet(visible);
  const isNew = (element: Element): boolean =>
    seenByAxe?.has(element) !== true && !frame.some((part) => part.contains(element));
  // The parents of new elements are checked too, because a new text may name the button around it.
  const around = visible.filter(isNew).map(({ parentElement }) => parentElement ?? document.body);
  if (onlyNew && around.length === 0) return { violations: [], passes: 0 };
  const results = await axe.run(onlyNew ? { include: [...new Set(around)], exclude: frame } : document, {
    ...options,
    resultTypes: ["violations"],
    selectors: false,
  });
  return {
    violations: results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
    ),
    passes: results.passes.length,
  };
}
