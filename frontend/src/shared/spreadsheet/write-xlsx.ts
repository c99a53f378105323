import { strToU8, zipSync } from "fflate";
import type { Cell } from "@contract/kernel/contract/csv-text";
import { escapeHtml } from "@contract/kernel/contract/escape-html";
import { indiaMoment } from "@contract/kernel/contract/india-time";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Day 0 of Excel's day count. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** India's offset from UTC. Excel has no time zones, so the files use India's time. */
const INDIA_MS = 330 * 60_000;
const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1440;
/** Maximum characters of a cell. Excel treats a file with a longer text as broken. */
const LONGEST_TEXT = 32_767;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Widths of columns, in characters. A column for times is always wide enough, otherwise Excel shows only "####". */
const [NARROWEST, WIDEST, OF_A_TIME] = [8, 60, 17];
/** Keeps the headings in view while a person scrolls. */
const VIEWS = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/**
 * Style 1 is for dates with times, style 2 for days, style 0 for all other cells. Excel refuses a file without a font,
 * two fills and a border.
 */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

type Rows = readonly (readonly Cell[])[];

/**
 * Returns the bytes of an .xlsx file with the given sheets, by name. Numbers are stored as numbers, days such as
 * 2025-03-01 as days, and times in India's time zone. Other texts stay texts: no formula runs, and no leading zero is
 * lost.
 */
export function writeXlsx(sheets: Readonly<Record<string, Rows>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const each = (write: (at: string, name: string) => string) =>
    names.map((name, at) => write(String(at + 1), name)).join("");
  const files: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${each((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((at, name) => `<sheet name="${escaped(sheetName(name))}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${each((at) => `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLES,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${String(at + 1)}.xml`] = sheetXml(rows);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

function sheetXml(rows: Rows): string {
  const written = rows.map((cells, row) => {
    const inRow = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${String(row + 1)}`));
    return `<row r="${String(row + 1)}">${inRow.join("")}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}">${VIEWS}${columnsXml(rows)}<sheetData>${written.join("")}</sheetData></worksheet>`;
}

/** Makes each column as wide as its longest cell, but not narrower than NARROWEST or wider than WIDEST. */
function columnsXml(rows: Rows): string {
  const widths: number[] = [];
  for (const cells of rows)
    for (const [at, cell] of cells.entries())
      widths[at] = Math.max(
        widths[at] ?? NARROWEST,
        cell instanceof Date ? OF_A_TIME : String(cell ?? "").length + 2,
      );
  const columns = widths.map((width, at) => {
    const number = String(at + 1);
    return `<col min="${number}" max="${number}" width="${String(Math.min(width, WIDEST))}" customWidth="1"/>`;
  });
  return columns.length === 0 ? "" : `<cols>${columns.join("")}</cols>`;
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === "") return "";
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${String(serial(cell))}</v></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${String(cell)}</v></c>`;
  const day = DAY.test(cell) ? indiaMoment(cell, "00:00") : null;
  if (day !== null) return `<c r="${place}" s="2"><v>${String(serial(day))}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/** Returns a moment as Excel counts it: in days, to the minute. */
function serial(moment: Date): number {
  return Math.round((moment.getTime() + INDIA_MS - DAY_ZERO) / MINUTE_MS) / MINUTES_A_DAY;
}

/** Returns a column's name: A, B, … Z, AA, AB, … */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** Returns the name without characters that Excel refuses, cut to 31 characters. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\']/g, " ").slice(0, 31);
}

/** Escapes a text for XML. Drops characters that XML cannot contain. */
function escaped(text: string): string {
  const allowed = text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "");
  return escapeHtml(allowed).replaceAll("\r", "&#13;");
}
