import { expectTwoSeconds, loader, openMembers, panel, tab, watchBatches } from "./support/members";
import { expect, test } from "./support/test";

// The tests stop the page's clock, which would stay stopped in a reused page.
test.use({ reusesPages: false });

/** frontend/src/pages/members/members-page.test.tsx checks the page's content, requests and texts. */
test("the open tab is in the address; back and forward walk through the tabs, each with its 2 seconds", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const requestedBatches = watchBatches(page);
  await openMembers(page);
  await test.step("the loader is still for visitors who prefer less motion, and moves for others", async () => {
    const picture = () => loader(page).screenshot({ animations: "allow" });
    // Waits for the page's first frames.
    await expect.poll(async () => (await picture()).equals(await picture())).toBe(true);
    const still = await picture();
    // A moving loader would not look the same in eight screenshots.
    for (let look = 0; look < 8; look++) expect((await picture()).equals(still)).toBe(true);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(async () => (await picture()).equals(still)).toBe(false);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  await tab(page, "2022-26").click();
  await expect(page).toHaveURL(/\/cdcteam\?batch=2022-26$/);
  await expectTwoSeconds(page, "2022-26");
  await tab(page, "(20-24)").click();
  await expect(page).toHaveURL(/\/cdcteam\?batch=2020-24$/);
  await expectTwoSeconds(page, "2020-24");
  await page.goBack();
  await expect(page).toHaveURL(/\/cdcteam\?batch=2022-26$/);
  await expectTwoSeconds(page, "2022-26");
  await page.goForward();
  await expectTwoSeconds(page, "2020-24");
  await page.getByRole("contentinfo").getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(/\/cdcteam$/);
  await expectTwoSeconds(page, "2018-22");
  // Each batch is requested once, except 2018-22, which was part of the page.
  expect(requestedBatches).toEqual(["2022-26", "2020-24"]);

  const photo = panel(page).getByRole("article").last().getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(photo).toHaveAttribute("src", /^\/media\/members\/.+\.svg(?:#[0-9a-f]+)?$/, {
      timeout: 100,
    });
  }).toPass();
});
