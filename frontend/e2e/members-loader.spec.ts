import {
  expectLoading,
  expectTwoSeconds,
  loader,
  names,
  namesOf,
  openMembers,
  panel,
  people,
  tab,
} from "./support/members";
import { expect, test } from "./support/test";

test("whoever switches fast never sees another batch than the one chosen last", async ({ openPerson }) => {
  const page = await openPerson();
  const held: (() => void)[] = [];
  await page.route("**/graphql", async (route) => {
    const slow = route.request().postData()?.includes('"2022-26"') === true;
    if (slow) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openMembers(page);
  await tab(page, "2022-26").click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(1_500);
  await tab(page, "(21-25)").click();
  await tab(page, "2023-27").click();
  await expectTwoSeconds(page, "2023-27");
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes('"2022-26"') === true,
  );
  held[0]?.();
  await (await late).finished();
  await page.clock.runFor(5_000);
  await expect(names(page)).toHaveText(namesOf("2023-27"));
});

test("a batch that cannot be loaded says so, and loads when tried again", async ({ openPerson }) => {
  const page = await openPerson();
  await openMembers(page);
  await page.route("**/graphql", (route) => route.abort());
  await tab(page, "2022-26").click();
  await expectLoading(page);
  await page.clock.runFor(2_000);
  await expect(panel(page).getByRole("alert")).toHaveText(
    "Error: 2022-26 could not be loaded. Check your connection and try again.",
  );
  await page.unrouteAll({ behavior: "wait" });
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(names(page)).toHaveText(namesOf("2022-26"));
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const moves = reducedMotion === "no-preference";
  test(`the loader ${moves ? "moves" : "stands still for who asked for less motion"}`, async ({
    openPerson,
  }) => {
    const page = await openPerson();
    await page.emulateMedia({ reducedMotion });
    await openMembers(page);
    const picture = () => loader(page).screenshot({ animations: "allow" });
    const first = await picture();
    const another = async () => !(await picture()).equals(first);
    if (moves) await expect.poll(another).toBe(true);
    // As many looks as a moving one would never pass.
    else for (let look = 0; look < 8; look++) expect(await another()).toBe(false);
  });
}

test("the 2 seconds count from when the loader was first seen, however late the scripts", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("[role=tabpanel] article")) return;
      performance.mark("people");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // Scripts that come 1.5 s late: counted from them, the people would be there after 3.5 s at the earliest.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/cdcteam");
  await expect(people(page)).toHaveCount(12);
  const seen = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at("people") - at("first-contentful-paint");
  });
  expect(seen).toBeGreaterThanOrEqual(2_000);
  expect(seen).toBeLessThan(3_400);
});
