import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

test("axe finds nothing with the mobile menu open", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/events");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing when a batch could not be loaded", async ({ openPerson }) => {
  const page = await openPerson();
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/cdcteam?batch=2022-26");
  await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});
