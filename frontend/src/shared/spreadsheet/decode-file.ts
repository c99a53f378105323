import { bytesAsText } from "../format/bytes-as-text";
import { t } from "@contract/kernel/contract/t";

/** Thrown for a file that cannot be read. The error's text says what to do instead. */
export class NotText extends Error {}

const PICTURE = t("This is a picture. Choose an Excel or CSV file instead.");
const UNREADABLE: readonly { readonly begins: readonly number[]; readonly what: string }[] = [
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    what: t(
      "This Excel file is in the old format (.xls) or has a password. Open the file in a spreadsheet and save it as .xlsx or CSV, without a password.",
    ),
  },
  {
    begins: [0x25, 0x50, 0x44, 0x46],
    what: t("This is a PDF. Choose an Excel or CSV file instead."),
  },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: PICTURE },
  { begins: [0xff, 0xd8, 0xff], what: PICTURE },
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * Detects a file's kind from its content, because a bank's .xls file is often a web page. An .xlsx file is a zip
 * archive.
 */
export function kindOf(bytes: Uint8Array): "spreadsheet" | "page" | "text" {
  if (begins(bytes, ZIP)) return "spreadsheet";
  return /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style|div)\b/i.test(
    bytesAsText(bytes.subarray(0, 4096)),
  )
    ? "page"
    : "text";
}

/**
 * Decodes a text file in any encoding.
 * @throws NotText for a PDF, a screenshot, and an Excel file in the old or the XML format.
 */
export function decodeFile(bytes: Uint8Array): string {
  const kind = UNREADABLE.find((one) => begins(bytes, one.begins));
  if (kind !== undefined) throw new NotText(kind.what);
  const text = bytesAsText(bytes);
  if (/^\s*<\?xml/.test(text))
    throw new NotText(
      t(
        "This is an Excel file in XML format. Open the file in a spreadsheet and save it as .xlsx or CSV. Then choose the new file.",
      ),
    );
  return text;
}
