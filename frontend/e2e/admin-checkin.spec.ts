import type { Page } from "@playwright/test";
import { expectGoodInBothThemes } from "./support/at-widths";
import { openDesk, setUpDesk } from "./support/desk";
import { enter, superadmin } from "./support/students";
import { expect, test } from "./support/test";

test.use({ siteOf: "the desk of an event", serviceWorkers: "allow" });

const verdict = (page: Page) => page.getByRole("alert");
test("somebody beside the list comes in with a reason, a slip is taken back, and the tab counts live", async ({
  openPerson,
  site,
}) => {
  const { helper } = await setUpDesk(site);
  const admin = await openPerson();
  await enter(admin, await superadmin(site), "/admindashboard?tab=checkin");
  await expect(admin.getByText("Who came")).toBeVisible();
  const counts = admin.getByRole("region", { name: "Who came" }).getByRole("listitem");
  const before = Number(/^\D+[\d ]+\w+ \d{4}\s*(\d+)/.exec(await counts.innerText())?.[1] ?? 0);
  const page = await openPerson();
  await openDesk(page, helper);

  await page.getByRole("button", { name: "Somebody who is not in the list..." }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Let in" }).click();
  await expect(dialog.getByText("Give the name of the person").first()).toBeVisible();
  await dialog.getByLabel("Name").fill("Kiran Das");
  await dialog.getByLabel("Reason").fill("Guest of the club");
  await dialog.getByRole("button", { name: "Let in" }).click();
  await expect(verdict(page)).toContainText("Kiran Das");

  await expect(counts).toContainText(`${String(before + 1)} /`);
  await admin.reload();
  await expect(admin.getByText("Guest of the club")).toBeVisible();
  await admin.getByRole("button", { name: "Make the list" }).click();
  await expect(admin.getByRole("cell", { name: "Meera Nair" }).first()).toBeVisible();
  await expectGoodInBothThemes(admin, "desk-tab");

  await page.getByRole("button", { name: "Undo Kiran Das" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Wrong session");
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(counts).toContainText(`${String(before)} /`);
});
