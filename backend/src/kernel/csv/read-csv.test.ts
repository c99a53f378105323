import { ADMIN_RULES } from "../contract/admin-texts.js";
import { readCsv } from "./read-csv.js";

const cells = (text: string) => readCsv(text).map((row) => row.cells);
const TABLE = [
  ["a", "b"],
  ["1", "2"],
];

test.each([
  ["commas", "a,b\n1,2\n"],
  ["semicolons", "a;b\r\n1;2\r\n"],
  ["tabs", "a\tb\n1\t2"],
  ["bars", "a|b\r1|2"],
  ["a BOM", "\uFEFFa,b\n1,2"],
  ["quotes and space", '"a" , b\n 1,"2"'],
  ["Excel's line that names the separator", "sep=;\r\na;b\r\n1;2\r\n"],
  ["the same with a BOM, in quotes", '\uFEFF"sep=|"\na|b\n1|2'],
  ["a separator that is unusual", "SEP=^\na^b\n1^2"],
  ["empty lines", "\n\na,b\n\n,\n1,2\n\n"],
  ["the NULs of UTF-16", "a\x00,\x00b\x00\n\x001\x00,\x002\x00"],
])("reads %s", (_what, text) => {
  expect(cells(text)).toEqual(TABLE);
});

test("semicolons are the separator when the commas belong to the amounts", () => {
  expect(cells("Datum;Betrag\n1;1,50\n2;2,50")).toEqual([
    ["Datum", "Betrag"],
    ["1", "1,50"],
    ["2", "2,50"],
  ]);
});

test("only the beginning of a long text is read to detect the separator, also without line breaks", () => {
  expect(cells(`${"a;".repeat(110_000)}${",".repeat(300_000)}`)[0]?.slice(0, 2)).toEqual(["a", "a"]);
  const lines = `${"a;b\n".repeat(10)}"${"x".repeat(210_000)}";b\n`;
  expect(cells(lines)[0]).toEqual(["a", "b"]);
});

test("reports the line number that an editor shows, also after multi-line cells and empty lines", () => {
  expect(readCsv('a,b\n\n"1\n1",2\n3,4').map(({ line }) => line)).toEqual([1, 3, 5]);
  expect(readCsv('\n \na,b\n\n\n"1\n\n1",2\n \n,\n\n3,4').map(({ line }) => line)).toEqual([3, 6, 12]);
  expect(readCsv("sep=;\na;b\n1;2").map(({ line }) => line)).toEqual([2, 3]);
});

test("an inch sign inside a cell is not a quote; a quote that is never closed is refused", () => {
  expect(cells('19" monitor,2')).toEqual([['19" monitor', "2"]]);
  expect(() => readCsv('"a,b\n1,2')).toThrow(
    expect.objectContaining({ code: "BAD_INPUT", fields: { csv: expect.anything() as string } }) as Error,
  );
});

test.each([
  ["empty lines", (end: string) => `${"a,b\n1,2\n".replaceAll("\n", end)}${end.repeat(1_000_000)}`, TABLE],
  [
    "empty lines first",
    (end: string) => `${end.repeat(1_000_000)}${"a,b\n1,2\n".replaceAll("\n", end)}`,
    TABLE,
  ],
  ["only empty lines", (end: string) => end.repeat(1_000_000), []],
])("a million lines are read in a moment: %s", (_what, text, expected) => {
  for (const end of ["\n", "\r", "\r\n", " \n"]) {
    const before = process.cpuUsage();
    expect(cells(text(end))).toEqual(expected);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_500);
  }
});

test("more lines than any list may have are refused before they are all read", () => {
  expect(readCsv("a,b\n".repeat(100_000))).toHaveLength(100_000);
  const before = process.cpuUsage();
  expect(() => readCsv("a,b\n1\n".repeat(1_000_000))).toThrow(ADMIN_RULES.csvLines);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
});
