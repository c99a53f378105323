import { type Cell, csvFile, csvText } from "./csv-text.js";

const cells = (...row: (string | number | Date | null)[]): string =>
  csvText({ headings: [], rows: [row] }).slice(2);

const inFile = (cell: Cell) => csvFile({ headings: [], rows: [[cell]] }).slice(3, -2);

test("records end with CRLF, the headings' too; null is an empty field, moments are India's", () => {
  const at = new Date("2025-03-01T11:30:00.000Z");
  expect(
    csvText({
      headings: ["Team", "At"],
      rows: [
        ["A", at],
        [null, null],
      ],
    }),
  ).toBe("Team,At\r\nA,2025-03-01 17:00\r\n,\r\n");
});

test("only fields that need them by RFC 4180 have quotes", () => {
  expect(cells("a,b", 'say "hi"', "two\nlines", "plain text")).toBe(
    '"a,b","say ""hi""","two\nlines",plain text\r\n',
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+91 98765", "'+91 98765"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])("%j cannot run as a formula", (text, safe) => {
  expect(cells(text)).toBe(`${safe}\r\n`);
});

test("a number stays a number, and a formula sign inside a text is harmless", () => {
  expect(cells(-2, "a=b", "x@example.org")).toBe("-2,a=b,x@example.org\r\n");
});

test("a file says with a BOM that it is UTF-8", () => {
  expect(csvFile({ headings: ["नाम"], rows: [] })).toBe("\uFEFFनाम\r\n");
});

test.each([
  "0412345678901",
  "412345678901",
  "007",
  "21E104",
  "12-11",
  "1/22",
  "3-2-1",
  "10:30",
  "MAR1",
  "Mar 1",
  "1-Dec",
  "5 May 25",
])("a spreadsheet keeps the text %s of a file", (text) => {
  expect(inFile(text)).toBe(`"=""${text}"""`);
  expect(cells(text)).toBe(`${text}\r\n`);
});

test.each(["9876543210", "2026-11-28", "360.50", "0", "SS-000123", "Marvel 3", "1e5x", "12-11-x"])(
  "%s needs nothing to stay what it is",
  (text) => {
    expect(inFile(text)).toBe(text);
  },
);

test("numbers of a file stay numbers", () => {
  expect(inFile(412345678901)).toBe("412345678901");
});
