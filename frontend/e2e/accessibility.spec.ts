import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, test } from "./support/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of ["/", "/signup", "/login", "/forget-pass", "/nowhere"]) {
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ openPerson }) => {
      const page = await openPerson();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(AXE);
      const results = await page.evaluate<AxeResults>("axe.run()");
      expect(
        results.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ""}`),
      ).toEqual([]);
      expect(results.passes.length).toBeGreaterThan(10);
    });
  }
}
