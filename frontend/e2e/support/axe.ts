import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** In the dark the same elements stand in the same places, in other colours: what asks about colours is all there is to see anew. */
const LOOKS = [
  ["light", {}, 10],
  ["dark", { runOnly: ["color-contrast", "link-in-text-block"] }, 0],
] as const;

/** Both themes: a state that is looked at once. The light one: elements that were seen in both, now at another width. */
export type Themes = "both" | "light";

/** Lets axe look at the page as it stands, in the light and in the dark theme; both must be without a violation. */
export async function expectAccessible(page: Page, themes: Themes = "both"): Promise<void> {
  // The same pages were looked at on SQLite: the database changes nothing that axe sees, and each look takes a second.
  if (process.env["TEST_DATABASE"] === "mariadb") return;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Colours on their way would be measured; and below the fold nothing moves on until somebody looks.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
  for (const [colorScheme, options, fewest] of LOOKS) {
    if (themes === "light" && colorScheme === "dark") continue;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Of what passes only the rules are counted: the elements would be thousands of lines to send.
    const asked = JSON.stringify({ ...options, resultTypes: ["violations"] });
    const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${asked})`);
    expect(
      violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
      ),
    ).toEqual([]);
    expect(passes.length).toBeGreaterThan(fewest);
  }
}
