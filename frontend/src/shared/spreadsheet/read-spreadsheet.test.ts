import { strFromU8, unzipSync, zipSync } from "fflate";
import { pageAsCsv as readPage } from "./read-page";
import { spreadsheetAsCsv as readSheets, TooMuchInside } from "./read-spreadsheet";
import { writeXlsx } from "./write-xlsx";

/** Minimum number of cells in a row of a statement: a day, a narration and an amount. */
const FEWEST = 3;
const spreadsheetAsCsv = (bytes: Uint8Array) => readSheets(bytes, FEWEST);
const pageAsCsv = (html: string) => readPage(html, FEWEST);

const HEADINGS = ["Date", "Narration", "Ref", "Amount"];

test("the sheet with the statement, with days and numbers as a person reads them", async () => {
  const bytes = writeXlsx({
    Cover: [["Coding Club"], ["Account 001234567890"]],
    Statement: [
      ["Coding Club"],
      HEADINGS,
      [new Date("2025-03-01"), 'UPI, "x" & <y>', 412345678901, 360.5],
      ["02/03/2025", "=1+1", "00012", 359.99999999999994],
      [null, "-360", null, -360],
    ],
  });
  const [front, ...lines] = (await spreadsheetAsCsv(bytes))?.split("\r\n") ?? [];
  expect(front).toMatch(/^"Coding Club"/);
  expect(lines).toEqual([
    '"Date","Narration","Ref","Amount"',
    '"2025-03-01","UPI, ""x"" & <y>","412345678901","360.5"',
    '"02/03/2025","=1+1","00012","360"',
    '"","-360","","-360"',
  ]);
});

test("a large sheet needs no worker of its own, which the site's policy forbids", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ["01/03/2025", `UPI/${String(at)}/person`, at, 360]);
  const csv = await spreadsheetAsCsv(writeXlsx({ Statement: [HEADINGS, ...rows] }));
  expect(csv?.split("\r\n")).toHaveLength(5001);
});

test("no statement, nothing readable, and far too much inside", async () => {
  expect(await spreadsheetAsCsv(writeXlsx({ Cover: [["x"]] }))).toBeNull();
  await expect(spreadsheetAsCsv(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow();
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(101_000_000) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(spreadsheetAsCsv(bomb)).rejects.toThrow(TooMuchInside);
});

describe("a web page that a bank calls .xls", () => {
  test("is its table of transfers, whatever is around it", () => {
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

test("an .xlsx file of ours keeps texts as texts, also those that look like numbers, days or formulas", async () => {
  const texts = ["0412345678901", "=1+1", "12-11", "21E104", "आयशा", `a "b" & <c>`, "x\u0001y"];
  const wide = Array.from({ length: 30 }, (_, at) => `column ${String(at)}`);
  const bytes = writeXlsx({
    "Teams: a/b": [texts, [9876543210, 12.5, null, new Date("2026-11-27T20:00:00Z")], wide],
  });
  const quoted = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const lines = (await spreadsheetAsCsv(bytes))?.split("\r\n") ?? [];
  expect(lines[0]).toMatch(quoted(texts.with(-1, "xy")));
  // In India, this time is 1:30 AM of the next day, and the file must contain India's day.
  expect(lines[1]).toMatch('"9876543210","12.5","","2026-11-28"');
  expect(lines[2]).toBe(quoted(wide));
});

test("a day is a day for Excel, and a column is wide enough to show its cells instead of ####", async () => {
  const rows = [
    ["Day", "Team", "Decided"],
    ["2025-03-01", "Async Bandits", new Date("2025-03-03T04:30:00Z")],
    ["2025-13-01", "x".repeat(300), null],
  ];
  const bytes = writeXlsx({ Ledger: rows });
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(xml).toContain('<c r="A2" s="2"><v>45717</v></c>');
  expect(xml).toContain('<c r="A3" t="inlineStr">'); // a text, because there is no such day
  const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([12, 60, 17]);
  expect(xml).toContain('ySplit="1"');
  expect((await spreadsheetAsCsv(bytes))?.split("\r\n")[1]).toBe('"2025-03-01","Async Bandits","2025-03-03"');
});

test("a text that is longer than Excel takes is cut, or it would call the whole file broken", async () => {
  const line = ["a", "b", "c", "d", "x".repeat(40_000)];
  const csv = await spreadsheetAsCsv(writeXlsx({ Log: [line, line] }));
  expect(csv?.match(/x+/)?.[0]).toHaveLength(32_767);
});
