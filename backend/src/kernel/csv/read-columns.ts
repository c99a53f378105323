import {
  type ListColumnInput,
  type ListField,
  type ListKind,
  LIST_COLUMNS_MAX,
} from "../contract/list-columns.js";
import { headingFit, isKnownHeading, type Subject } from "./headings.js";
import { LIST_FIELDS } from "./list-fields.js";
import type { ListColumn, ListReading } from "./list-reading.types.js";
import type { CsvRow } from "./read-csv.js";

/**
 * The number of lines at the top that may contain the heading line. A title or a date may come before the heading line.
 */
const HEADING_LINES = 10;
/** Maximum number of characters of a cell to quote, because a cell can hold any text. */
const SHOWN = 60;

/** The field of each column, or null if neither the user nor a heading names a field. */
export type ColumnFields = readonly (ListField | null)[];

/**
 * Returns the index of the heading line: the line with the most known headings, if it has at least two, or else the
 * first line.
 */
export function headingLine(rows: readonly CsvRow[]): number {
  const known = rows.slice(0, HEADING_LINES).map(({ cells }) => cells.filter(isKnownHeading).length);
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
}

/**
 * Returns the field of each column. Each recognised field has one column, except that the name may have a column for
 * each of its parts. The user's choices take precedence over the headings.
 */
export function columnFields(
  kind: ListKind,
  headings: readonly string[],
  choices: readonly ListColumnInput[],
): ColumnFields {
  const wanted = Object.entries(LIST_FIELDS[kind]) as readonly [ListField, readonly Subject[]][];
  const chosen = new Map(choices.map(({ column, field }) => [column, field ?? null]));
  const fields: (ListField | null)[] = headings.map((_heading, at) => chosen.get(at) ?? null);
  for (const [field, subjects] of wanted) {
    if (fields.includes(field)) continue;
    const fits = headings.flatMap((heading, at) => {
      const fit = chosen.has(at) || fields[at] !== null ? null : headingFit(heading, subjects);
      return fit === null ? [] : [{ at, fit }];
    });
    const [best] = fits.toSorted((a, b) => a.fit - b.fit);
    if (best) fields[best.at] = field;
  }
  if (!("name" in LIST_FIELDS[kind]) || fields.includes("name")) return fields;
  const parts = headings.map((heading, at) => (chosen.has(at) || fields[at] ? null : namePart(heading)));
  return parts.includes(FIRST_NAME)
    ? fields.map((field, at) => (parts[at] === null ? field : "name"))
    : fields;
}

/** The order in which the parts of a name are joined, whatever the order of the columns. */
const NAME_PARTS: readonly Subject[] = ["firstName", "middleName", "lastName"];
const FIRST_NAME = 0;

/**
 * Returns a field's columns: one column, or the columns of a name's parts in the order in which the parts are joined.
 */
export function columnsOfField(
  fields: ColumnFields,
  field: ListField,
  headings: readonly string[],
): readonly number[] {
  const columns = fields.flatMap((one, at) => (one === field ? [at] : []));
  if (field !== "name") return columns.slice(0, 1);
  return columns.toSorted((a, b) => (namePart(headings[a] ?? "") ?? 0) - (namePart(headings[b] ?? "") ?? 0));
}

/** Returns the position of a heading such as "Last name" within a name, or null for every other heading. */
function namePart(heading: string): number | null {
  return headingFit(heading, NAME_PARTS);
}

/**
 * Returns how a list's columns were understood, for the list's preview.
 * @param rows the lines below the headings
 */
export function readingOf(
  kind: ListKind,
  headings: readonly string[],
  rows: readonly CsvRow[],
  fields: ColumnFields,
): ListReading {
  const columns = headings.map((heading, column): ListColumn => {
    const sample = rows.find(({ cells }) => (cells[column] ?? "") !== "")?.cells[column] ?? "";
    const field = fields[column] ?? null;
    const isDoubtful = field !== null && (headingFit(heading, subjectsOf(kind, field)) ?? 0) > 0;
    return { column, heading: shown(heading), sample: shown(sample), field, isDoubtful };
  });
  return {
    columns: columns.filter(({ heading, sample }) => heading !== "" || sample !== ""),
    fields: Object.keys(LIST_FIELDS[kind]) as ListField[],
  };
}

/** Returns the subjects that a field's heading may name, in order of preference. */
function subjectsOf(kind: ListKind, field: ListField): readonly Subject[] {
  return (LIST_FIELDS[kind] as Partial<Record<ListField, readonly Subject[]>>)[field] ?? [];
}

/** Returns the headings of all columns. Adds empty headings if a line has more cells than there are headings. */
export function headingsOf(head: CsvRow | undefined, rows: readonly CsvRow[]): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head?.cells.length ?? 0);
  return Array.from({ length: Math.min(width, LIST_COLUMNS_MAX) }, (_, at) => head?.cells[at] ?? "");
}

function shown(cell: string): string {
  const characters = Array.from(cell.slice(0, 4 * SHOWN));
  return characters.length <= SHOWN ? cell : `${characters.slice(0, SHOWN).join("")}…`;
}
