import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { chip, choose, countsOf, expectWell, number } from "./support/statement-page";
import { csvOf, newStatement, type LineCounts } from "./support/statement";

test.use({ siteOf: "admin-statements" });

const LINES = 1000;
const all = (counts: LineCounts) => ({ "All lines": LINES, ...counts });

test("a thousand lines: looked at, confirmed, seen again, taken back", async ({ openPerson, site }) => {
  const { csv, counts, pending, probable } = await newStatement(site, LINES);
  const picked = [...probable.slice(0, 3), ...probable.slice(-1)]; // of both kinds
  const page = await openPerson();
  await openAdmin(page, "statements");
  await test.step("the layout of the bank is known, and the counts are exact", async () => {
    await choose(page, csv);
    await expect(page.getByText("Columns: HDFC Bank. Nothing is confirmed yet.")).toBeVisible();
    expect(await countsOf(page)).toEqual(all(counts));
    await expect(page.getByText(`${number(counts.Exact)} payments ticked`)).toBeVisible();
  });
  const total = counts.Exact + picked.length - 1;
  await test.step("probable lines are ticked one by one, and any can be unticked", async () => {
    await chip(page, "Probable").click();
    const boxes = page.getByRole("checkbox", { name: /^Confirm line/ });
    await expect(boxes.first()).not.toBeChecked();
    for (const words of picked) {
      await page.getByRole("searchbox", { name: "Search" }).fill(words);
      await expect(page.getByRole("row").nth(1)).toContainText(words);
      await page.getByRole("row", { name: words }).getByRole("checkbox").check();
    }
    await page.getByRole("button", { name: "Show all" }).click();
    await chip(page, "Exact").click();
    await page.getByRole("searchbox", { name: "Search" }).fill(pending.teamName);
    await page.getByRole("checkbox", { name: `for ${pending.teamName}` }).uncheck();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByText(`${number(total)} payments ticked`)).toBeVisible();
  });
  await test.step("confirming asks in words, then says what happened", async () => {
    await page.getByRole("button", { name: `Confirm ${number(total)} payments` }).click();
    const dialog = page.getByRole("dialog", { name: `Confirm ${number(total)} payments?` });
    await expect(dialog).toContainText(
      `${number(counts.Exact - 1)} exact, ${number(picked.length)} probable`,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: `Confirm ${number(total)} payments` }).click();
    await expect(
      page.getByText(
        `${number(total)} payments from march.csv: Confirmed. The leaders get their e-mails now.`,
      ),
    ).toBeVisible();
    const row = page.getByRole("row", { name: /march\.csv/ });
    await expect(row).toContainText(number(total));
  });
  await test.step("the same file again changes nothing", async () => {
    await choose(page, csv);
    expect(await countsOf(page)).toEqual(
      all({
        ...counts,
        Exact: 1,
        Probable: counts.Probable - picked.length,
        "Already seen": counts["Already seen"] + total,
      }),
    );
    await expect(page.getByText("1 payment ticked")).toBeVisible();
  });
  await test.step("a line already seen says what confirmed it, and leads to that statement and back", async () => {
    const [words = ""] = picked;
    await page.getByRole("searchbox", { name: "Search" }).fill(words);
    const seen = page.getByRole("row", { name: words });
    await expect(seen).toContainText("Confirmed by Demo Admin");
    await seen.getByRole("button", { name: /^Line \d+, all of it/ }).click();
    await expectWell(page, "statements-seen");
    await page.getByRole("link", { name: /^march\.csv, line \d+/ }).click();
    await expect(page.getByRole("heading", { name: "march.csv" })).toBeFocused();
    await expect(page).toHaveURL(/tab=statements&batch=[0-9a-f-]{36}$/);
    await expect(page.getByText(`${number(total)} payments of`)).toContainText("confirmed by Demo Admin");
    await expect(page.getByText("1,000 lines", { exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search" }).fill(words);
    await expect(page.getByRole("row", { name: words })).toContainText("ProbableConfirmed the payment");
    await page.reload();
    await expect(page.getByRole("row", { name: words })).toBeVisible();
    await expectWell(page, "statements-opened"); // axe reads every line there is
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("searchbox", { name: "Search" }).fill("");
    await page.getByLabel("Result").selectOption("Conflict");
    await expect(page.getByRole("row", { name: /Conflict/ }).first()).toContainText("Nothing");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: /^What is shown/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^earlier-statement.*\.csv$/);
    await page.getByRole("link", { name: "All earlier statements" }).click();
    await choose(page, csv);
    await page.getByRole("button", { name: "Untick all" }).click();
    await expect(page.getByRole("button", { name: "Keep this statement" })).toBeVisible();
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("taken back, everything is as it was before", async () => {
    await page.getByRole("link", { name: "march.csv" }).click();
    await page.getByRole("button", { name: "Take back" }).click();
    const dialog = page.getByRole("dialog", { name: `Take ${number(total)} payments back?` });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Take them back" }).click();
    await expect(page.getByText("Taken back. Every payment is as it was before")).toBeVisible();
    await expect(page.getByText("Taken back by Demo Admin")).toBeVisible();
    await page.getByLabel("What it did").selectOption("Confirmed a payment");
    await expect(page.getByRole("row", { name: /Confirmed, then taken back/ }).first()).toBeVisible();
    await page.getByRole("link", { name: "All earlier statements" }).click();
    await expect(page.getByText("Taken back by Demo Admin")).toBeVisible();
    await choose(page, csv);
    expect(await countsOf(page)).toEqual(all(counts));
  });
});

test("an unknown layout in a bank's own encoding: columns are chosen once", async ({ openPerson, site }) => {
  const { pending } = await newStatement(site, LINES);
  const rows = [
    ["Jour", "Libellé", "Numéro", "Montant"],
    ["01/03/2025", `Café – ${pending.reference}`, "x", String(pending.amount / 100)],
    ["02/03/2025", "Crème", "y", "-5"],
  ];
  const csv = csvOf(rows, ";");
  const page = await openPerson();
  await openAdmin(page, "statements");
  await test.step("Windows' encoding is read, and asks for the columns", async () => {
    await choose(page, Buffer.from(csv.replace("–", "\x96"), "latin1"), "relevé.csv");
    await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused();
    await expect(page.getByRole("columnheader", { name: "Libellé" })).toBeVisible();
    await page.getByRole("button", { name: "Compare with the payments" }).click();
    await expect(page.getByLabel("Narration")).toBeFocused();
    await page.getByLabel("Date").selectOption("Jour");
    await page.getByLabel("Narration").selectOption("Libellé");
    await page.getByLabel("The money is in").selectOption("One column; money out is negative");
    await page.getByLabel("Amount").selectOption("Montant");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Compare with the payments" }).click();
    expect(await countsOf(page)).toMatchObject({ "All lines": 2, Exact: 1, Ignored: 1 });
    await expect(page.getByText(`Café – ${pending.reference}`)).toBeVisible();
    await page.getByRole("button", { name: "Confirm 1 payment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm 1 payment" }).click();
    await expect(page.getByText("1 payment from relevé.csv: Confirmed.")).toBeVisible();
  });
  await test.step("the next file of this bank needs no choosing, in UTF-16 too", async () => {
    const utf16 = Buffer.from(`\uFEFF${csv}`, "utf16le");
    for (const bytes of [utf16, Buffer.from(utf16).swap16()]) {
      await choose(page, bytes, "utf16.csv");
      await expect(page.getByText("Columns: as chosen before.")).toBeVisible();
      expect(await countsOf(page)).toMatchObject({ "All lines": 2, "Already seen": 1, Ignored: 1 });
      await expect(page.getByText(`Café – ${pending.reference}`)).toBeVisible();
      await page.getByRole("button", { name: "Start over" }).click();
    }
  });
  await page.getByRole("button", { name: "Take relevé.csv back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take them back" }).click();
  await expect(page.getByText("Taken back by Demo Admin").first()).toBeVisible();
});

test("what cannot be read says what to do; what changed meanwhile is shown again", async ({
  openPerson,
  site,
}) => {
  const { csv, counts, pending } = await newStatement(site, LINES);
  const page = await openPerson();
  await openAdmin(page, "statements");
  await test.step("a broken spreadsheet, nothing, and rows that are pasted", async () => {
    await choose(page, "PK\x03\x04", "march.xlsx");
    await expect(page.getByRole("alert")).toContainText("This Excel file cannot be read.");
    await choose(page, "Date,Narration,Amount\n");
    await expect(page.getByRole("alert")).toContainText("There are no lines in it.");
    await page.getByText("Or paste its lines").click();
    const lines = `Date\tNarration\tAmount\n01/03/2025\t${pending.reference}\t360`;
    await page.getByLabel("Lines of the statement").fill(lines);
    await page.getByRole("button", { name: "Read these lines" }).click();
    await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused();
    await page.getByRole("button", { name: "Compare with the payments" }).click();
    expect(await countsOf(page)).toMatchObject({ Exact: 1 });
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("a payment that was decided since stops everything, with a clear word", async () => {
    await choose(page, csv);
    expect(await countsOf(page)).toEqual(all(counts));
    const admin = await demoAdmin(site);
    const { reportedPayments } = await graphql<{ reportedPayments: { id: string; teamId: string }[] }>(
      site,
      admin,
      "{ reportedPayments { id teamId } }",
    );
    const paymentId = reportedPayments.find(({ teamId }) => teamId === pending.teamId)?.id;
    await graphql(
      site,
      admin,
      "mutation($input: DecidePaymentInput!) { decidePayment(input: $input) { message } }",
      {
        input: { paymentId, decision: "rejected", reason: "Not there." },
      },
    );
    await page.getByRole("button", { name: `Confirm ${number(counts.Exact)} payments` }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Confirm/ })
      .click();
    await expect(page.getByRole("alert")).toContainText("Something has changed since this preview.");
    await expect(page.getByText(`${number(counts.Exact - 1)} payments ticked`)).toBeVisible();
    expect(await countsOf(page)).toEqual(
      all({ ...counts, Exact: counts.Exact - 1, Conflict: counts.Conflict + 1 }),
    );
  });
});

test("by keyboard, on every width, in light and dark", async ({ openPerson, site }) => {
  const { csv } = await newStatement(site, LINES);
  const page = await openPerson();
  await openAdmin(page, "statements");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("heading", { name: "Which payments have arrived?" })).toBeVisible();
    await expectAccessible(page, width === WIDTHS[0] ? "both" : "light");
    await look(page, "statements-choose");
    await choose(
      page,
      "Jour,Texte,Montant\n01/03/2025,x,360\n02/03/2025,y,5",
      "a-very-long-name-of-a-file-2025-03.csv",
    );
    await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused();
    await expectAccessible(page, width === WIDTHS[0] ? "both" : "light");
    await look(page, "statements-columns");
    await page.getByRole("button", { name: "Start over" }).click();
    await choose(page, csv);
    await expect(page.getByRole("heading", { name: "march.csv" })).toBeFocused();
    await expectAccessible(page, width === WIDTHS[0] ? "both" : "light");
    await look(page, "statements-preview");
    await chip(page, "Probable").focus();
    await page.keyboard.press("Enter");
    const box = page.getByRole("checkbox", { name: /^Confirm line/ }).first();
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await look(page, "statements-probable");
    await page.getByRole("button", { name: /^Confirm [\d,]+ payments/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, "statements-confirm");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
