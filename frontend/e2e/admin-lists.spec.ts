import { readFile } from "node:fs/promises";
import { expectGoodInBothThemes } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { openAdmin, seedTeams } from "./support/demo-site";
import { look } from "./support/look";
import { startSite } from "./support/site";
import { expect, test as base } from "./support/test";

/** Ten times an evening's teams: the lists stay on the server. */
const TEAMS = 5000;

const test = base.extend({
  site: async ({ siteNamed, siteOf }, provide) => {
    const start = () => startSite({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }, (url) => seedTeams(url, TEAMS));
    await provide(await siteNamed(siteOf, start));
  },
});
test.use({ siteOf: "5,000 teams" });

test("5,000 teams: to the end and back, all selected, noted in place, found, a past event", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAdmin(page, "teams");
  const table = page.getByRole("table", { name: "Teams" });
  await expect(page.getByText("5,000 teams", { exact: true })).toBeVisible();
  const first = await table.getByRole("rowheader").first().innerText();

  await test.step("the last row is a key away, and rows on the way are read as they come into sight", async () => {
    const box = page.getByRole("region", { name: "Teams" });
    await box.press("End");
    const last = table.locator('tr[aria-rowindex="5001"]');
    await expect(last.getByRole("rowheader")).not.toBeEmpty();
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    await box.press("Home");
    await expect(table.getByRole("rowheader").first()).toHaveText(first);
  });

  await test.step("all that match are selected, not only those that were read", async () => {
    await page.getByRole("checkbox", { name: "Select all 5,000" }).click();
    await expect(page.getByText("5,000 teams selected")).toBeVisible();
    await page.getByRole("button", { name: "Clear selection" }).click();
  });

  await test.step("a note is written by keys, and found", async () => {
    await page.getByRole("button", { name: `Note of ${first}: empty` }).click();
    await page.keyboard.type("called, pays Monday");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Note of ${first}: called, pays Monday` })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("monday pays");
    await expect(page.getByText("1 of 5,000 teams")).toBeVisible();
    await expect(table.getByRole("rowheader")).toHaveText([first]);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByText("5,000 teams", { exact: true })).toBeVisible();
  });

  await expectGoodInBothThemes(page, "lists-teams");

  await test.step("the teams of another event are a choice away", async () => {
    await page.getByLabel("Event").selectOption({ index: 1 });
    await expect(page.getByText("No team is registered yet.")).toBeVisible();
    await expect(page).toHaveURL(/event=/);
    await page.getByLabel("Event").selectOption({ index: 0 });
    await expect(page.getByText("5,000 teams", { exact: true })).toBeVisible();
  });
});

test("15,000 people: exported, changed in a spreadsheet, and back with a preview", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAdmin(page, "users", "q=aarav+agarwal");
  await expect(page.getByText(/^\d+ of 15,001 users/)).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^What is shown/ }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  const [head = "", person = ""] = csv.split("\r\n");
  const college = head.split(",").indexOf("College");
  const email = person.split(",")[1] ?? "";
  const list = `Email,College\r\n${email},Institute of the Import\r\nnobody@nowhere.example,X\r\n`;
  expect(college).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Import..." }).click();
  const dialog = page.getByRole("dialog", { name: "Change people from a file" });
  await dialog
    .getByLabel("File")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await expect(
    dialog.getByText("1 line changes somebody, 1 cannot be applied, 0 say what is so already."),
  ).toBeVisible();
  await expect(dialog.getByText("Nobody has this id or e-mail address")).toBeVisible();
  await expectAccessible(page);
  await look(page, "lists-import");
  await dialog.getByRole("button", { name: "Change 1 person" }).click();
  await expect(dialog.getByText("1 person changed.")).toBeVisible();
  await expect(page.getByText("Institute of the Import").first()).toBeAttached();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog.getByText("Everybody is as they were.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Institute of the Import")).toHaveCount(0);

  await test.step("on a phone 25 cards at a time, and the page's end can be reached", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByText("25 of 15,001 users shown")).toBeVisible();
    await page.getByRole("button", { name: "Show 25 more" }).click();
    await expect(page.getByText("50 of 15,001 users shown")).toBeVisible();
  });
});
