import fc from "fast-check";
import { commandOf, placeAfter } from "./grid-keys";
import { readPaste } from "./paste-plan";

const KEY = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("what a spreadsheet copies is read back cell by cell, whatever is in the cells", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "अ", '"', "\t", "\n", " ", ",", "7") });
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(table, fc.constantFrom("\n", "\r\n"), (rows, end) => {
      const copied = rows.map((cells) => cells.map(quoted).join("\t") + end).join("");
      const oneLine = rows.map((cells) => cells.map((text) => text.replace(/\s+/g, " ").trim()));
      expect(readPaste(copied)).toEqual(oneLine);
    }),
    { numRuns: 500 },
  );
});

test("a key moves, opens or undoes; those with Alt and those of the browser stay the browser's", () => {
  expect(commandOf({ ...KEY, key: "é" })).toEqual({ do: "open", text: "é" });
  expect(commandOf({ ...KEY, key: "Delete" })).toEqual({ do: "open", text: "" });
  expect(commandOf({ ...KEY, key: "z", metaKey: true })).toEqual({ do: "undo" });
  expect(["Tab", " ", "Shift", "F5"].map((key) => commandOf({ ...KEY, key }))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(commandOf({ ...KEY, key: "c", ctrlKey: true })).toBeNull();
  expect(commandOf({ ...KEY, key: "ArrowLeft", altKey: true })).toBeNull();
});

test("no move leaves the list, and Tab stops at its last cell that is edited", () => {
  const edit = { field: "x", maxLength: 9 };
  const columns = [
    { key: "a", header: "A", value: () => "", edit },
    { key: "b", header: "B", value: () => "" },
    { key: "c", header: "C", value: () => "", edit },
  ];
  const go = (index: number, key: string, move: Parameters<typeof placeAfter>[3]) => {
    const place = placeAfter(columns, 3, { index, key }, move);
    return `${String(place.index)}${place.key}`;
  };
  expect([go(0, "a", "up"), go(2, "c", "down"), go(1, "a", "left"), go(1, "c", "right")]).toEqual([
    ...["0a", "2c", "1a", "1c"],
  ]);
  expect([go(0, "a", "next"), go(0, "c", "next"), go(2, "c", "next"), go(1, "a", "previous")]).toEqual([
    ...["0c", "1a", "2c", "0c"],
  ]);
  expect([go(1, "b", "first"), go(0, "b", "last"), go(0, "b", "pageDown")]).toEqual(["0a", "2c", "2b"]);
});
