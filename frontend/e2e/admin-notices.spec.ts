import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";

test.use({ siteOf: "shared desk" });

const notice = (page: Page, place: number) =>
  page.getByRole("group", { name: `Notice ${String(place)}`, exact: true });
const titles = (page: Page) =>
  page
    .getByRole("group", { name: /^Notice \d+$/ })
    .getByLabel("Title")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const save = (page: Page) => page.getByRole("button", { name: "Save notices" }).click();

test("the current event's notices are added, moved, deleted, previewed and saved together", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openAdmin(page, "notices");
  await test.step("the fixed notice is there, and that registration is open though it is over", async () => {
    await expect(page.getByLabel("Event")).toHaveValue("syntaxsiege");
    await expect(notice(page, 1).getByLabel("Title")).toHaveValue("Registration deadline");
    await expect(
      page.getByText("Registration is “Open, regardless of the dates”, but the closing date has passed"),
    ).toBeVisible();
  });
  await test.step("a new one without text, and with a bad link, is refused at its fields", async () => {
    await page.getByRole("button", { name: "Add a notice" }).click();
    await expect(notice(page, 2).getByLabel("Title")).toBeFocused();
    await page.keyboard.type("Bring a laptop");
    await notice(page, 2).getByLabel("Link").fill("javascript:alert(1)");
    await save(page);
    await expect(
      page.getByText("Notice 2 is incomplete or has a mistake. Correct the notice first"),
    ).toBeVisible();
    await expect(notice(page, 2).getByLabel("Text")).toHaveAccessibleDescription(
      "Error: Write the notice's text",
    );
    await expect(notice(page, 2).getByLabel("Link")).toHaveAccessibleDescription(
      /Enter a path on this site, such as \/events, or an https address/,
    );
    await expectGoodAtWidths(page, "notices-errors");
  });
  await test.step("filled in", async () => {
    await notice(page, 2).getByLabel("Link").fill("/events/syntaxsiege");
    await notice(page, 2).getByLabel("Text").fill("And its charger.");
  });
  await test.step("moved by keyboard; the focus stays with it", async () => {
    await page.getByRole("button", { name: "Move up notice 2" }).press("Enter");
    expect(await titles(page)).toEqual(["Bring a laptop", "Registration deadline"]);
    await expect(page.getByRole("button", { name: "Move down notice 1" })).toBeFocused();
  });
  await test.step("shown as students will see it", async () => {
    await page.getByRole("button", { name: "Preview notice 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Bring a laptop" });
    await expect(dialog).toContainText("And its charger.");
    await expect(dialog.getByText("More about “Bring a laptop”")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
  });
  await test.step("deleted by mistake, brought back, then deleted", async () => {
    await page.getByRole("button", { name: "Delete notice 2" }).click();
    await expect(page.getByText("“Registration deadline” will be deleted when you save.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Bring it back" })).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await titles(page)).toEqual(["Bring a laptop", "Registration deadline"]);
    await page.getByRole("button", { name: "Delete notice 2" }).click();
    await save(page);
    await expect(page.getByText("Event updated.")).toBeVisible();
  });
  await test.step("saved: it is there after a reload, alone", async () => {
    await page.reload();
    await expect(notice(page, 1).getByLabel("Title")).toHaveValue("Bring a laptop");
    expect(await titles(page)).toEqual(["Bring a laptop"]);
  });
  await test.step("another event's notices are chosen, and stand in the address; leaving asks", async () => {
    await page.getByLabel("Event").selectOption("genesis");
    await expect(page.getByText("There are no notices.")).toBeVisible();
    await page.getByRole("button", { name: "Add a notice" }).click();
    await page.getByLabel("Event").selectOption("code-cascade");
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect(dialog).toContainText("the notices of “Genesis”");
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/event=code-cascade/);
    await expect(page.getByLabel("Event")).toHaveValue("code-cascade");
  });
});
