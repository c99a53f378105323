import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Lets axe look at the page as it stands, in the light and in the dark theme; both must be without a violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // The same pages were looked at on SQLite: the database changes nothing that axe sees, and each look takes a second.
  if (process.env["TEST_DATABASE"] === "mariadb") return;
  await page.evaluate(AXE);
  // Colours on their way would be measured; and below the fold nothing moves on until somebody looks.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // "passes" only counts: their elements would be thousands of lines to send.
    const results = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations', 'incomplete'] })");
    expect(
      results.violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
      ),
    ).toEqual([]);
    expect(results.passes.length).toBeGreaterThan(10);
  }
}
