import type { Page } from "@playwright/test";
import { addDays, indiaDay } from "../../backend/src/kernel/contract/india-time";
import { nextTime } from "../../backend/src/modules/events/contract/next-year";
import { expectAccessible } from "./support/axe";
import { changeEvent } from "./support/change-event";
import { expect, openAdmin, test } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { expectNoSidewaysScroll } from "./support/teams";

test.use({ siteOf: "admin-events" });

/** What a copy of the current event proposes on the day of this test. */
const NEXT = nextTime(
  {
    slug: "syntaxsiege",
    title: "Syntax Siege 2025",
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
    registrationOpensAt: null,
    registrationClosesAt: null,
  },
  indiaDay(new Date()),
);

const form = (page: Page, name: string) => page.getByRole("form", { name });
const row = (page: Page, title: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: title }) });
const save = (page: Page, name = "Save event") => page.getByRole("button", { name, exact: true }).click();

/** The screen at every width, without anything wider than it. */
async function lookAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await look(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("the list marks what is likely wrong; an event is created, refused, edited and found again", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openAdmin(page, "events");
  await test.step("the list", async () => {
    await expect(row(page, "Syntax Siege 2025")).toContainText("1 warning");
    await expect(row(page, "Syntax Siege 2025")).toContainText(
      "Registration is set to open, though it should have closed on 1 March 2025, 5:00 PM IST.",
    );
    await expect(row(page, "AlgOlympics")).not.toContainText("warning");
    await lookAll(page, "events-list");
    await expectAccessible(page);
  });
  await test.step("an empty form says what is missing", async () => {
    await page.getByRole("button", { name: "New event" }).click();
    const fields = form(page, "New event");
    await fields.getByLabel("Venue").fill("Lab 3");
    await fields.getByLabel("Fee in rupees").fill("lots");
    await save(page, "Create event");
    await expect(fields.getByLabel("Title")).toBeFocused();
    await expect(fields.getByLabel("Title")).toHaveAccessibleDescription(
      "On every page about it, in mails and on certificates Error: Title is required",
    );
    await expect(fields.getByLabel("Fee in rupees")).toHaveAccessibleDescription(
      /Give the fee in rupees, for example 360 or 360.50; 0 is free/,
    );
    await expect(page.getByRole("alert")).toContainText("Give a day as YYYY-MM-DD");
    await lookAll(page, "event-errors");
    await expectAccessible(page);
  });
  await test.step("filled in, it warns of another year in the title and is created all the same", async () => {
    const fields = form(page, "New event");
    await fields.getByLabel("Title").fill("Byte Battle 2026");
    await fields.getByLabel("Address").fill("byte-battle");
    await fields.getByLabel("First day").fill("2027-02-01");
    await fields.getByLabel("Last day").fill("2027-02-02");
    await fields.getByLabel("Registration closes").fill("2027-01-31T17:00");
    await fields.getByLabel("Fee in rupees").fill("200.50");
    await expect(
      fields.getByText(
        "The title says “2026”; the event takes place from 1 February 2027 to 2 February 2027.",
      ),
    ).toBeVisible();
    await expect(page.getByText("1 warning; you can still save.")).toBeVisible();
    await save(page, "Create event");
    await expect(page.getByText("Event created.")).toBeVisible();
    await expect(page).toHaveURL(/event=byte-battle/);
  });
  await test.step("its address and everything else are there after a reload", async () => {
    await page.reload();
    const fields = form(page, "Byte Battle 2026");
    await expect(fields.getByLabel("Fee in rupees")).toHaveValue("200.50");
    await expect(fields.getByLabel("Registration closes")).toHaveValue("2027-01-31T17:00");
    await expect(page.getByRole("region", { name: "What people read" })).toContainText("/events/byte-battle");
    await fields.getByLabel("People in a team").fill("2");
    await save(page);
    await expect(page.getByText("Event updated.")).toBeVisible();
    await expect(page.getByText("Everything is saved.")).toBeVisible();
  });
  await test.step("an address that is taken is named", async () => {
    await page.getByRole("button", { name: "Duplicate for the next year" }).click();
    await form(page, "New event").getByLabel("Address").fill("byte-battle");
    await save(page, "Create event");
    await expect(form(page, "New event").getByLabel("Address")).toHaveAccessibleDescription(
      /Another event already has this address/,
    );
  });
});

test("nothing typed is lost: a question, the way back, and another's save", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "events");
  await row(page, "Code Cascade").getByRole("button", { name: "Edit" }).click();
  const fields = form(page, "Code Cascade");
  const size = fields.getByLabel("People in a team");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await test.step("a tab asks before it leads away", async () => {
    await size.fill("4");
    await page.getByRole("tab", { name: "Notices" }).click();
    await expect(dialog).toBeVisible();
    await look(page, "event-leave");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(size).toHaveValue("4");
  });
  await test.step("a link asks too, by keyboard as well", async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("the browser's Back and Forward find it again", async () => {
    await page.goBack();
    await expect(page.getByRole("table", { name: "Events" })).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Your unsaved changes are back.")).toBeVisible();
    await expect(size).toHaveValue("4");
  });
  await test.step("somebody else's save is merged, what both changed is put side by side", async () => {
    const change = { maxTeamSize: 5, qualifyingRank: 9, summary: "Changed elsewhere." };
    await changeEvent(site, "code-cascade", change);
    await save(page);
    await expect(page.getByRole("alert")).toContainText("Somebody else saved this event");
    await expect(page.getByText("Their changes are in your form now: Qualifying rank.")).toBeVisible();
    await expect(page.getByText("You both changed “People in a team”. Theirs:")).toBeVisible();
    await expect(size).toHaveValue("4");
    await expect(fields.getByLabel("Qualifying rank")).toHaveValue("9");
    await expect(page.getByText("Changed elsewhere.")).toBeVisible();
    await lookAll(page, "event-conflict");
    await expectAccessible(page);
  });
  await test.step("theirs can be taken, and saving again goes through", async () => {
    await page.getByRole("button", { name: "Take theirs for “People in a team”" }).click();
    await expect(size).toHaveValue("5");
    await size.fill("6");
    await save(page);
    await expect(page.getByText("Event updated.")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  });
  await test.step("leaving without saving drops it for good", async () => {
    await size.fill("7");
    await page.getByRole("button", { name: "All events" }).click();
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await row(page, "Code Cascade").getByRole("button", { name: "Edit" }).click();
    await expect(size).toHaveValue("6");
  });
});

test("an event is copied for the next year and made the current one", async ({ openPerson }) => {
  const page = await openPerson();
  await openAdmin(page, "events", "event=syntaxsiege");
  await test.step("in the next year that is ahead, on the same weekdays", async () => {
    await page.getByRole("button", { name: "Duplicate for the next year" }).click();
    const fields = form(page, "New event");
    await expect(fields.getByLabel("Title").first()).toHaveValue(NEXT.title);
    await expect(fields.getByLabel("Address")).toHaveValue(NEXT.slug);
    await expect(fields.getByLabel("First day")).toHaveValue(NEXT.firstDay);
    await expect(fields.getByLabel("Registration closes")).toHaveValue(`${addDays(NEXT.lastDay, -1)}T17:00`);
    await expect(fields.getByLabel("Registration", { exact: true })).toHaveValue("auto");
    await expect(fields.getByLabel("State")).toHaveValue("upcoming");
    await lookAll(page, "event-copy");
  });
  await test.step("nothing is there before it is saved", async () => {
    await save(page, "Create event");
    await expect(page.getByText("Event created.")).toBeVisible();
    await expect(form(page, NEXT.title)).toBeVisible();
  });
  await test.step("making it current says what changes for everybody", async () => {
    await page.getByRole("button", { name: "Make current" }).click();
    const dialog = page.getByRole("dialog", { name: `Make “${NEXT.title}” the current event?` });
    await expect(dialog).toContainText(
      `From now on everybody sees “${NEXT.title}” as the event to register for`,
    );
    await expect(dialog).toContainText("“Syntax Siege 2025” becomes past.");
    await look(page, "event-make-current");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Make current" }).click();
    await expect(page.getByText("This is the current event now.")).toBeVisible();
  });
  await test.step("the list says so, and a visitor sees it", async () => {
    await page.getByRole("button", { name: "All events" }).click();
    await expect(row(page, NEXT.title)).toContainText("current");
    await expect(row(page, "Syntax Siege 2025")).toContainText("past");
    const visitor = await openPerson();
    await visitor.goto("/events");
    await expect(visitor.getByRole("heading", { name: NEXT.title }).first()).toBeVisible();
  });
  await test.step("and back, by the form of the past one: its row does not offer it", async () => {
    const past = row(page, "Syntax Siege 2025");
    await expect(past.getByRole("button", { name: "Make current" })).toHaveCount(0);
    await past.getByRole("button", { name: "Edit" }).click();
    // The list has the same button in other rows: it is gone once the form stands.
    await expect(form(page, "Syntax Siege 2025")).toBeVisible();
    await page.getByRole("button", { name: "Make current" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make current" }).click();
    await expect(page.getByText("This is the current event now.")).toBeVisible();
    await page.getByRole("button", { name: "All events" }).click();
    await expect(row(page, "Syntax Siege 2025")).toContainText("current");
  });
});
