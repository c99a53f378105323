import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

const WIDTHS = [360, 1280] as const;

for (const path of ["/signup", "/login", "/forget-pass"]) {
  test(`axe finds nothing on ${path}`, async ({ openPerson }) => {
    const page = await openPerson();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test("axe finds nothing with the mobile menu open", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/events");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing while a batch loads, nor when it failed", async ({ openPerson }) => {
  const page = await openPerson();
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/graphql", async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto("/cdcteam?batch=2022-26");
  await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText("Loading 2022-26...");
  await expectAccessible(page);
  fail();
  await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on the contact form with errors, on a phone nor on a desktop", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  await openPage(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("form").getByRole("alert")).toBeVisible();
    await expectAccessible(page, width === WIDTHS[0] ? "both" : "light");
  }
});
