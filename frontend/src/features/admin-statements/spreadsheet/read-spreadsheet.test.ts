import { zipSync } from "fflate";
import { xlsxFixture } from "../testing/xlsx-fixture";
import { pageAsCsv } from "./read-page";
import { spreadsheetAsCsv, TooMuchInside } from "./read-spreadsheet";

const HEADINGS = ["Date", "Narration", "Ref", "Amount"];

test("the sheet with the statement, with days and numbers as a person reads them", async () => {
  const bytes = xlsxFixture({
    Cover: [["Coding Club"], ["Account 001234567890"]],
    Statement: [
      ["Coding Club"],
      HEADINGS,
      [new Date("2025-03-01"), 'UPI, "x" & <y>', 412345678901, 360.5],
      ["02/03/2025", "=1+1", "00012", 359.99999999999994],
      [null, "-360", null, -360],
    ],
  });
  expect((await spreadsheetAsCsv(bytes))?.split("\r\n")).toEqual(
    [
      '"Coding Club"',
      '"Date","Narration","Ref","Amount"',
      '"2025-03-01","UPI, ""x"" & <y>","412345678901","360.5"',
      '"02/03/2025","=1+1","00012","360"',
      '"","-360","","-360"',
    ].map((line, at) => (at === 0 ? expect.stringMatching(/^"Coding Club"/) : line)),
  );
});

test("a large sheet needs no worker of its own, which the site's policy forbids", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ["01/03/2025", `UPI/${String(at)}/somebody`, at, 360]);
  const csv = await spreadsheetAsCsv(xlsxFixture({ Statement: [HEADINGS, ...rows] }));
  expect(csv?.split("\r\n")).toHaveLength(5001);
});

test("no statement, nothing readable, and far too much inside", async () => {
  expect(await spreadsheetAsCsv(xlsxFixture({ Cover: [["x"]] }))).toBeNull();
  await expect(spreadsheetAsCsv(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow();
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(101_000_000) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(spreadsheetAsCsv(bomb)).rejects.toThrow(TooMuchInside);
});

describe("a web page that a bank calls .xls", () => {
  test("is its table of transfers, whatever stands around it", () => {
    const page = `<html><body><script>window.ran = true</script><img src=x onerror="window.ran = true">
      <table><tr><td>Logo<td>Coding Club</table>
      <table><tr><td colspan=4>Account 1</td></tr><tr><th>Date<th>Narration<th>Debit<th>Credit</tr>
      <tr><td>01/03/2025</td><td>UPI &amp;<br> &nbsp;"x"</td><td></td><td>3,60.00</td></tr></table></body></html>`;
    expect(pageAsCsv(page)?.split("\r\n")).toEqual([
      '"Account 1","","",""',
      '"Date","Narration","Debit","Credit"',
      '"01/03/2025","UPI & ""x""","","3,60.00"',
    ]);
    expect(window).not.toHaveProperty("ran");
  });

  test("without a table is none", () => {
    expect(pageAsCsv("<html><p>Log in again</p></html>")).toBeNull();
  });
});
