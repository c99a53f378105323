import { zipSync, strToU8 } from "fflate";

export type XlsxCell = string | number | Date | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** Excel counts days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The bytes of an .xlsx file with these sheets; dates are days, as Excel keeps them. */
export function xlsxFixture(sheets: Readonly<Record<string, readonly (readonly XlsxCell[])[]>>): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${names
      .map(
        (_name, at) =>
          `<Relationship Id="rId${String(at + 1)}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
      )
      .join("")}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [at, name] of names.entries())
    files[`xl/worksheets/sheet${String(at + 1)}.xml`] = sheetXml(sheets[name] ?? []);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

function sheetXml(rows: readonly (readonly XlsxCell[])[]): string {
  const written = rows.map((cells, row) => {
    const inRow = cells.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${String(row + 1)}`));
    return `<row r="${String(row + 1)}">${inRow.join("")}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${written.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: XlsxCell, place: string): string {
  if (cell === null) return "";
  if (cell instanceof Date)
    return `<c r="${place}" s="1"><v>${String((cell.getTime() - DAY_ZERO) / DAY_MS)}</v></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${String(cell)}</v></c>`;
  const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
