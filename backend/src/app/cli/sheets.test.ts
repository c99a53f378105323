import { tableText } from "./sheets.js";

test("columns are aligned, and user input cannot control the terminal", () => {
  const rows = [
    ["Asha\u001b[2J\u0007", 1],
    ["B\u009b31m\nC\u007f", null],
  ];
  expect(tableText({ headings: ["Name", "Rank"], rows })).toBe(
    ["Name       Rank", "Asha [2J   1", "B 31m C", "", "2 rows"].join("\n"),
  );
});
