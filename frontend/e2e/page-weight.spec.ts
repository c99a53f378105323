import { overBudget, PUBLIC_PAGES, weigh } from "../../backend/bench/page-weight";
import { expect, test } from "./support/test";

for (const path of PUBLIC_PAGES) {
  test(`a first visit of ${path} keeps within its budget of scripts and styles`, async ({
    browser,
    site,
  }) => {
    const weight = await weigh(browser, site.url + path);
    expect(overBudget(weight)).toEqual([]);
    expect(weight.script).toBeGreaterThan(10_000); // something was weighed
    expect(weight.style).toBeGreaterThan(1_000);
  });
}
