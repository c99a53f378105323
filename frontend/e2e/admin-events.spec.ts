import type { Page } from "@playwright/test";
import { addDays, indiaDay } from "../../backend/src/kernel/contract/india-time";
import { nextTime } from "../../backend/src/modules/events/contract/next-year";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { expectOnPage } from "./support/visitors-page";

test.use({ siteOf: "shared desk" });

/** The values that the form proposes for a copy of the current event on the day of this test. */
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

/**
 * The component tests of frontend/src/features/admin-events test wrong input in the forms, and how notices are moved,
 * deleted and brought back.
 */
test("an event is created, copied for the next year and made current; nothing typed is lost, in its notices too", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "events");
  await test.step("the list", async () => {
    await expect(row(page, "Syntax Siege 2025")).toContainText("1 warning");
    await expect(row(page, "Syntax Siege 2025")).toContainText(
      "Registration is “Open, regardless of the dates”, but the closing date has passed: 1 March 2025, 5:00 PM IST. Check both.",
    );
    await expect(row(page, "AlgOlympics")).not.toContainText("warning");
    await expectGoodAtWidths(page, "events-list");
  });
  await test.step("an empty form says what is missing", async () => {
    await page.getByRole("button", { name: "New event" }).click();
    const fields = form(page, "New event");
    await fields.getByLabel("Venue").fill("Lab 3");
    await save(page, "Create event");
    await expect(fields.getByLabel("Title")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Choose the first day");
    await expectGoodAtWidths(page, "event-errors");
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
        "The title says “2026”, but the event takes place from 1 February 2027 to 2 February 2027. Check both.",
      ),
    ).toBeVisible();
    await expect(page.getByText("1 warning. You can still save.")).toBeVisible();
    await save(page, "Create event");
    await expect(page.getByText("Event created.")).toBeVisible();
    await expect(page).toHaveURL(/event=byte-battle/);
  });
  const fields = form(page, "Byte Battle 2026");
  const size = fields.getByLabel("Largest team");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await test.step("a tab asks before it leads away", async () => {
    await size.fill("5");
    await page.getByRole("tab", { name: "Notices" }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(size).toHaveValue("5");
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
    await expect(page.getByText("Your unsaved changes were restored.")).toBeVisible();
    await expect(size).toHaveValue("5");
  });
  await test.step("saved, what was given first is there too", async () => {
    await expect(fields.getByLabel("Fee in rupees")).toHaveValue("200.50");
    await expect(page.getByRole("region", { name: "Public texts" })).toContainText("/events/byte-battle");
    await save(page);
    await expect(page.getByText("Event updated.")).toBeVisible();
    await expect(page.getByText("All changes are saved.")).toBeVisible();
  });
  await test.step("leaving without saving drops it for good", async () => {
    await size.fill("7");
    await page.getByRole("button", { name: "All events" }).click();
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await row(page, "Byte Battle 2026").getByRole("button", { name: "Edit" }).click();
    await expect(size).toHaveValue("5");
  });
  await test.step("a copy is in the next year that is ahead, on the same weekdays", async () => {
    await page.getByRole("button", { name: "All events" }).click();
    await row(page, "Syntax Siege 2025").getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Duplicate for the next year" }).click();
    const fields = form(page, "New event");
    await expect(fields.getByLabel("Title").first()).toHaveValue(NEXT.title);
    await expect(fields.getByLabel("Address")).toHaveValue(NEXT.slug);
    await expect(fields.getByLabel("First day")).toHaveValue(NEXT.firstDay);
    await expect(fields.getByLabel("Registration closes")).toHaveValue(`${addDays(NEXT.lastDay, -1)}T17:00`);
    await expect(fields.getByLabel("Registration", { exact: true })).toHaveValue("auto");
    await expect(fields.getByLabel("State")).toHaveValue("upcoming");
  });
  await test.step("nothing is there before it is saved", async () => {
    await save(page, "Create event");
    await expect(page.getByText("Event created.")).toBeVisible();
    await expect(form(page, NEXT.title)).toBeVisible();
  });
  await test.step("making it current says what changes for everybody", async () => {
    await page.getByRole("button", { name: "Make current" }).click();
    const question = page.getByRole("dialog", { name: `Make “${NEXT.title}” the current event?` });
    await expect(question).toContainText(`“${NEXT.title}” becomes the current event`);
    await expect(question).toContainText("“Syntax Siege 2025” becomes a past event.");
    await question.getByRole("button", { name: "Make current" }).click();
    await expect(page.getByText("This event is now the current event.")).toBeVisible();
  });
  await test.step("the list says so, and a visitor sees it", async () => {
    await page.getByRole("button", { name: "All events" }).click();
    await expect(row(page, NEXT.title)).toContainText("current");
    await expect(row(page, "Syntax Siege 2025")).toContainText("past");
    await expectOnPage(site, "/events", NEXT.title);
  });
  await test.step("and back, by the form of the past one: its row does not offer it", async () => {
    const past = row(page, "Syntax Siege 2025");
    await expect(past.getByRole("button", { name: "Make current" })).toHaveCount(0);
    await past.getByRole("button", { name: "Edit" }).click();
    // Waits for the form, because the list of events has a button of the same name in other rows.
    await expect(form(page, "Syntax Siege 2025")).toBeVisible();
    await page.getByRole("button", { name: "Make current" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make current" }).click();
    await expect(page.getByText("This event is now the current event.")).toBeVisible();
    await page.getByRole("button", { name: "All events" }).click();
    await expect(row(page, "Syntax Siege 2025")).toContainText("current");
  });
  await test.step("the current event's notices are changed and saved together", async () => {
    await page.getByRole("tab", { name: "Notices" }).click();
    const notice = (place: number) =>
      page.getByRole("group", { name: `Notice ${String(place)}`, exact: true });
    await expect(page.getByLabel("Event")).toHaveValue("syntaxsiege");
    await expect(
      page.getByText("Registration is “Open, regardless of the dates”, but the closing date has passed"),
    ).toBeVisible();
    const count = await page.getByRole("group", { name: /^Notice \d+$/ }).count();
    const added = notice(count + 1);
    await page.getByRole("button", { name: "Add a notice" }).click();
    await expect(added.getByLabel("Title")).toBeFocused();
    await page.keyboard.type("Bring a laptop");
    await save(page, "Save notices");
    await expect(added.getByLabel("Text")).toHaveAccessibleDescription("Error: Write the notice's text");
    await expectGoodAtWidths(page, "notices-errors");
    await added.getByLabel("Text").fill("And its charger.");
    await save(page, "Save notices");
    await expect(page.getByText("Notices saved.")).toBeVisible();
    const { currentEvent } = await graphql<{ currentEvent: { notices: object[] } }>(
      site,
      await demoAdmin(site),
      "{ currentEvent { notices { title description } } }",
    );
    expect(currentEvent.notices.at(-1)).toEqual({ title: "Bring a laptop", description: "And its charger." });
  });
});
