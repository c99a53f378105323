import { bankCells } from "./bank-cells";

test.each([
  ["commas and quotes", 'A,B,C\r\n1,"x, ""y""",3\r\n4,5,6', 2, ["1", 'x, "y"', "3"]],
  ["semicolons", "A;B;C\n1;2,5;3", 2, ["1", "2,5", "3"]],
  ["tabs", "front\nA\tB\tC\n1\t2\t3", 3, ["1", "2", "3"]],
  ["a break within quotes", 'A,B,C\n1,"x\ny",3\n4,5,6', 2, ["1", "x\ny", "3"]],
  ["a line that is not there", "A,B,C", 9, [""]],
])("%s", (_what, csv, line, cells) => {
  expect(bankCells(csv, line, 3)).toEqual(cells);
});
