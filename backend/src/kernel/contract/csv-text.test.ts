import { csvText } from "./csv-text.js";

const cells = (...row: (string | number | Date | null)[]): string =>
  csvText({ headings: [], rows: [row] }).slice(2);

test("records end with CRLF, the headings' too; null is an empty field, dates are ISO 8601", () => {
  const at = new Date("2025-03-01T11:30:00.000Z");
  expect(
    csvText({
      headings: ["Team", "At"],
      rows: [
        ["A", at],
        [null, null],
      ],
    }),
  ).toBe("Team,At\r\nA,2025-03-01T11:30:00.000Z\r\n,\r\n");
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
