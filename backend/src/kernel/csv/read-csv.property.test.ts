import { fc } from "../../../../scripts/jest/properties.js";
import { csvText } from "../contract/csv-text.js";
import { DomainError } from "../errors/domain-error.js";
import { readCsv } from "./read-csv.js";

/** A cell without any of the separators that other files use, so that it cannot be mistaken for another layout. */
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

test("our own lists are read back unchanged, except for surrounding space", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
      const sheet = { headings: ["name", "reference", "rank"], rows };
      const written = rows
        .map((row) => row.map((text) => (/^[=+\-@\r\n＝＋－＠]/.test(text) ? `'${text}` : text).trim()))
        .filter((row) => row.some((text) => text !== ""));
      expect(
        readCsv(csvText(sheet))
          .slice(1)
          .map(({ cells }) => cells),
      ).toEqual(written);
    }),
  );
});
