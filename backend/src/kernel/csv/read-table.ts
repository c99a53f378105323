import { plainCell } from "../contract/csv-text.js";
import type { ListColumnInput, ListField, ListKind } from "../contract/list-columns.js";
import { type FieldOf, LIST_FIELDS } from "./list-fields.js";
import type { ListReading } from "./list-reading.types.js";
import { columnFields, columnsOfField, headingLine, headingsOf, readingOf } from "./read-columns.js";
import { type CsvRow, readCsv } from "./read-csv.js";

interface HeadedTable<Field extends string> {
  /** Returns whether any column holds the field. */
  readonly has: (field: Field) => boolean;
  readonly rows: readonly HeadedRow<Field>[];
  readonly reading: ListReading;
}

interface HeadedRow<Field extends string> {
  /** The line's number in the text, from 1. */
  readonly line: number;
  /** Returns the text of the field's column; "" if it is empty or missing. */
  readonly cell: (field: Field) => string;
}

/**
 * Reads a list with headings in English, Hindi or Bengali (headings.ts).
 * @param choices the fields that the user chose for individual columns
 * @throws DomainError BAD_INPUT when a quote is never closed.
 */
export function readTable<Kind extends ListKind>(
  csv: string,
  kind: Kind,
  choices: readonly ListColumnInput[] = [],
): HeadedTable<FieldOf<Kind>> {
  const lines = plainRows(csv);
  const at = headingLine(lines);
  const rows = lines.slice(at + 1);
  const headings = headingsOf(lines[at], rows);
  const fields = columnFields(kind, headings, choices);
  const all = new Map(
    (Object.keys(LIST_FIELDS[kind]) as ListField[]).map((field) => [
      field,
      columnsOfField(fields, field, headings),
    ]),
  );
  const columnsOf = (field: ListField): readonly number[] => all.get(field) ?? [];
  return {
    has: (field) => columnsOf(field).length > 0,
    rows: rows.map(({ line, cells }) => ({
      line,
      cell: (field) => {
        const text = columnsOf(field)
          .flatMap((column) => cells[column] || [])
          .join(" ");
        return MAY_BE_BLANK.has(field) && BLANK.test(text) ? "" : text;
      },
    })),
    reading: readingOf(kind, headings, rows, fields),
  };
}

/**
 * Texts that people enter to leave a form field blank. Names are not compared with these texts, because "Na" is also a
 * name.
 */
const BLANK = /^(?:[-–—._]+|#?n\/?a|n\.a\.?|nil|none|null|not applicable)$/i;
const MAY_BE_BLANK: ReadonlySet<ListField> = new Set<ListField>([
  "email",
  "phone",
  "college",
  "universityRollNo",
  "codeforcesHandle",
  "placement",
  "instagram",
  "linkedin",
]);

/**
 * Returns a list's rows. Some cells of this site's exports have extra characters, which keep a spreadsheet from
 * changing the text (csv-text.ts). Removes these characters.
 */
export function plainRows(csv: string, ...rest: [field?: string, delimiter?: "\t"]): CsvRow[] {
  return readCsv(csv, ...rest).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => plainCell(cell).trim()),
  }));
}
