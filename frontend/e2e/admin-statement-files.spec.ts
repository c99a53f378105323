import { openAdmin, expect, test } from "./support/demo-site";
import { xlsxFixture, type XlsxCell } from "../src/features/admin-statements/testing/xlsx-fixture";
import { amountsOf, choose, chip, countsOf, expectWell } from "./support/statement-page";
import { newStatement } from "./support/statement";

test.use({ siteOf: "admin-statement-files" });

test("spreadsheets and a bank's page, with a reversal and a split: exact counts, and totals that add up", async ({
  openPerson,
  site,
}) => {
  const { others } = await newStatement(site, 1000);
  const [paid, reversed, split] = others;
  if (!paid || !reversed || !split) throw new Error("the site has too few payments");
  const due = paid.amount / 100;
  const rows: XlsxCell[][] = [
    ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"],
    [day(1), day(1), `BY TRANSFER-UPI/CR/${paid.transactionId}/ASHA RAO`, "", null, due, 1],
    [day(1), day(1), `BY TRANSFER-UPI/CR/${reversed.transactionId}/RAVI`, "", null, due, 1],
    [day(2), day(2), `REV-UPI/${reversed.transactionId}`, "", due, null, 1],
    [day(2), day(2), `UPI/${split.reference}/first half`, "700000000001", null, due / 2, 1],
    [day(2), day(2), `UPI/${split.reference}/second half`, "700000000002", null, due / 2, 1],
    [day(3), day(3), "Cash deposit", "", null, 1234.5, 1],
  ];
  const counts = { "All lines": 6, Conflict: 3, Exact: 1, Unclaimed: 1, Ignored: 1, Probable: 0 };
  const page = await openPerson();
  await openAdmin(page, "statements");
  await test.step("the sheet with the statement is read, whatever stands before it", async () => {
    await choose(
      page,
      xlsxFixture({ Cover: [["Coding Club"]], Statement: [["Account 1"], ...rows] }),
      "march.xlsx",
    );
    await expect(page.getByText("Columns: State Bank of India.")).toBeVisible();
    expect(await countsOf(page)).toMatchObject(counts);
    const { "All lines": all, ...results } = await amountsOf(page);
    expect(results).toMatchObject({ Conflict: 2 * due, Exact: due, Unclaimed: 1234.5, Ignored: 0 });
    expect(Object.values(results).reduce((sum, amount) => sum + amount)).toBe(all);
    await expect(page.getByText("This money went back on 2 March: line 5.")).toBeVisible();
    await page.getByRole("button", { name: /^Line 4, all of it/ }).click();
    await expectWell(page, "statements-xlsx");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Start over" }).click();
  });
  await test.step("the same as a page that the bank calls .xls; a statement is kept with nothing ticked", async () => {
    const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${textOf(cell)}</td>`).join("")}</tr>`);
    await choose(page, `<html><body><table>${cells.join("")}</table></body></html>`, "march.xls");
    expect(await countsOf(page)).toMatchObject(counts);
    await page.getByRole("button", { name: "Untick all" }).click();
    await page.getByRole("button", { name: "Keep this statement" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep this statement" }).click();
    await expect(page.getByText("march.xls: Kept, with nothing to confirm. 5 lines stay open")).toBeVisible();
  });
  await test.step("a reversal after its payment was accepted is said above all lines", async () => {
    await choose(page, xlsxFixture({ Statement: rows.slice(0, 2) }), "one.xlsx");
    await page.getByRole("button", { name: "Confirm 1 payment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm 1 payment" }).click();
    await expect(page.getByText("1 payment from one.xlsx: Confirmed.")).toBeVisible();
    const back = [day(5), day(5), `CHARGEBACK ${paid.transactionId}`, "", due, null, 1];
    await choose(page, xlsxFixture({ Statement: [rows[0] ?? [], back] }), "april.xlsx");
    await expect(page.getByText("An accepted payment's money went back.")).toBeVisible();
    await chip(page, "Ignored").click();
    await expectWell(page, "statements-went-back");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("link", { name: `team ${paid.teamName}` }).click();
    await expect(page).toHaveURL(/tab=payments&status=accepted/);
    await expect(page.getByText(paid.teamName).first()).toBeVisible();
  });
});

function day(of: number): Date {
  return new Date(Date.UTC(2025, 2, of));
}

function textOf(cell: XlsxCell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? "");
}
