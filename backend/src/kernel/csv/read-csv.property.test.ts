import { fc } from "../../../../scripts/jest/properties.js";
import { csvFile, csvText } from "../contract/csv-text.js";
import { ListField, ListKind } from "../contract/list-columns.js";
import { DomainError } from "../errors/domain-error.js";
import { readCsv } from "./read-csv.js";
import { plainRows, readTable } from "./read-table.js";

/** A cell without the separators of other files, so that the text cannot be mistaken for another format. */
const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[;\t|\0\uFEFF]/g, ""));

test("any text is a table or is refused as bad input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      try {
        for (const { line, cells } of readCsv(text)) {
          expect(line).toBeGreaterThan(0);
          expect(cells.some((one) => one !== "")).toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({ code: "BAD_INPUT" });
      }
    }),
  );
});

test("each field is one column's at most, whatever the headings are and the sender says of them", () => {
  const heading = fc.oneof(
    fc.constantFrom(
      "Email",
      "E-mail ID",
      "नाम",
      "Name",
      "Team",
      "Reg. No.",
      "Roll No",
      "College / Univ.",
      "#",
      "",
    ),
    fc.string({ unit: "grapheme" }),
  );
  const choice = fc.record({
    column: fc.nat({ max: 9 }),
    field: fc.option(fc.constantFrom(...Object.values(ListField))),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(ListKind)),
      fc.array(heading, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(choice, { maxLength: 4, selector: ({ field }) => field ?? Symbol("left out") }),
      (kind, headings, choices) => {
        const unique = choices.filter(
          ({ column }, at) => choices.findLastIndex((one) => one.column === column) === at,
        );
        const { reading } = readTable(csvText({ headings, rows: [headings.map(() => "x")] }), kind, unique);
        const used = reading.columns.flatMap(({ field }) => field ?? []);
        expect(new Set(used).size).toBe(used.length);
        for (const { column, field } of unique) {
          const read = reading.columns.find((one) => one.column === column);
          expect(read?.field ?? null).toBe(column < headings.length && read !== undefined ? field : null);
        }
      },
    ),
  );
});

/** Cells that a spreadsheet would run as a formula or change into another value. */
const awkward = fc.oneof(
  cell,
  fc.tuple(fc.constantFrom("=", "+", "'", "'=", "''-", "0", "="), cell).map(([sign, text]) => sign + text),
  fc.stringMatching(/^[0-9]{1,24}$/),
  fc.stringMatching(/^[0-9]{1,4}[eE/-][0-9]{1,4}$/),
);

test.each([
  ["texts", csvText],
  ["files", csvFile],
])("our own %s are read back unchanged, except for surrounding space", (_what, write) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(awkward, awkward, awkward), { minLength: 1, maxLength: 8 }), (rows) => {
      const sheet = { headings: ["name", "reference", "rank"], rows };
      const lists = rows.map((row) => row.map((text) => text.trim()));
      expect(
        plainRows(write(sheet))
          .slice(1)
          .map(({ cells }) => cells),
      ).toEqual(lists.filter((row) => row.some((text) => text !== "")));
    }),
  );
});
