import type { Cell } from "../../backend/src/kernel/contract/csv-text.js";
import { writeXlsx } from "../src/shared/spreadsheet/write-xlsx";
import { expect, openAdmin, test } from "./support/demo-site";
import { amountsOf, chip, choose, countsOf, expectWell, number } from "./support/statement-page";
import { newStatement, type LineCounts } from "./support/statement";

test.use({ siteOf: "shared desk" });

const LINES = 1000;
/** Other files of this site confirm statements too. */
const FILE = "a-thousand.csv";
const all = (counts: LineCounts) => ({ "All lines": LINES, ...counts });

test("a spreadsheet is read; a thousand lines are looked at, confirmed, seen again, and taken back", async ({
  openPerson,
  site,
}) => {
  const { csv, counts, pending, others, probable } = await newStatement(site, LINES);
  const picked = [...probable.slice(0, 1), ...probable.slice(-1)]; // of both kinds
  const page = await openPerson();
  await openAdmin(page, "statements");
  await test.step("an unknown layout in Windows' letters is read, and asks for its columns", async () => {
    // Node's decoder knows fewer of them than a browser's (shared/spreadsheet/decode-file.test.ts).
    const windows = Buffer.from("Jour;Libellé;Montant\n01/03/2025;Café \x96 x;360\n02/03/2025;y;5", "latin1");
    await choose(page, windows, "a-very-long-name-of-a-file-2025-03.csv");
    await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused();
    await expect(page.getByRole("columnheader", { name: "Libellé" })).toBeVisible();
    await expect(page.getByText("Café – x")).toBeVisible();
    await expectWell(page, "statements-columns");
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("of a spreadsheet the sheet with the statement is read, and the totals add up", async () => {
    const [paid, reversed, split] = others;
    if (!paid || !reversed || !split) throw new Error("the site has too few payments");
    const due = paid.amount / 100;
    const rows: Cell[][] = [
      ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"],
      [day(1), day(1), `BY TRANSFER-UPI/CR/${paid.transactionId}/ASHA RAO`, "", null, due, 1],
      [day(1), day(1), `BY TRANSFER-UPI/CR/${reversed.transactionId}/RAVI`, "", null, due, 1],
      [day(2), day(2), `REV-UPI/${reversed.transactionId}`, "", due, null, 1],
      [day(2), day(2), `UPI/${split.reference}/first half`, "700000000001", null, due / 2, 1],
      [day(2), day(2), `UPI/${split.reference}/second half`, "700000000002", null, due / 2, 1],
      [day(3), day(3), "Cash deposit", "", null, 1234.5, 1],
    ];
    const file = writeXlsx({ Cover: [["Coding Club"]], Statement: [["Account 1"], ...rows] });
    await choose(page, file, "march.xlsx");
    await expect(page.getByText("Columns: State Bank of India.")).toBeVisible();
    const ofFile = { "All lines": 6, Conflict: 3, Exact: 1, Unclaimed: 1, Ignored: 1, Probable: 0 };
    expect(await countsOf(page)).toMatchObject(ofFile);
    const { "All lines": sum, ...results } = await amountsOf(page);
    expect(results).toMatchObject({ Conflict: 2 * due, Exact: due, Unclaimed: 1234.5, Ignored: 0 });
    expect(Object.values(results).reduce((one, other) => one + other)).toBe(sum);
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("the layout of the bank is known, and the counts are exact", async () => {
    await choose(page, csv, FILE);
    await expect(page.getByText("Columns: HDFC Bank. Nothing is confirmed yet.")).toBeVisible();
    expect(await countsOf(page)).toEqual(all(counts));
    await expect(page.getByText(`${number(counts.Exact)} payments ticked`)).toBeVisible();
    await expectWell(page, "statements-preview");
  });
  const total = counts.Exact + picked.length - 1;
  await test.step("probable lines are ticked by keyboard, one by one, and any can be unticked", async () => {
    await chip(page, "Probable").press("Enter");
    const boxes = page.getByRole("checkbox", { name: /^Confirm line/ });
    await expect(boxes.first()).not.toBeChecked();
    for (const words of picked) {
      await page.getByRole("searchbox", { name: "Search" }).fill(words);
      await expect(page.getByRole("row").nth(1)).toContainText(words);
      await page.getByRole("row", { name: words }).getByRole("checkbox").press("Space");
    }
    await page.getByRole("button", { name: "Show all" }).click();
    await chip(page, "Exact").press("Enter");
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
    await dialog.getByRole("button", { name: `Confirm ${number(total)} payments` }).click();
    const said = `${number(total)} payments from ${FILE}: Confirmed. The leaders get their e-mails in two minutes, unless you take it back.`;
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("row", { name: FILE })).toContainText(number(total));
  });
  await test.step("the same file again changes nothing", async () => {
    await choose(page, csv, FILE);
    expect(await countsOf(page)).toEqual(
      all({
        ...counts,
        Exact: 1,
        Probable: counts.Probable - picked.length,
        "Already seen": counts["Already seen"] + total,
      }),
    );
    await expect(page.getByText("1 payment ticked")).toBeVisible();
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("taken back, everything is as it was before", async () => {
    await page.getByRole("link", { name: FILE }).click();
    await page.getByRole("button", { name: "Take back" }).click();
    const dialog = page.getByRole("dialog", { name: `Take ${number(total)} payments back?` });
    await dialog.getByRole("button", { name: "Take them back" }).click();
    await expect(page.getByText("Taken back. Every payment is as it was before")).toBeVisible();
    await page.getByRole("link", { name: "All earlier statements" }).click();
    await expect(page.getByRole("row", { name: FILE })).toContainText("Taken back by Demo Admin");
    await choose(page, csv, FILE);
    expect(await countsOf(page)).toEqual(all(counts));
  });
});

function day(of: number): Date {
  return new Date(Date.UTC(2025, 2, of));
}
