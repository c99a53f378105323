import { bytesAsText } from "../../shared/format/bytes-as-text";

/** Why a file cannot be read here, in words that say what to do instead. */
export class NotText extends Error {}

const KINDS: readonly { readonly begins: readonly number[]; readonly what: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], what: "an Excel file" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: "an Excel file" },
  { begins: [0x25, 0x50, 0x44, 0x46], what: "a PDF" },
];

/**
 * The text of a statement's file, whatever its encoding.
 * @throws NotText for Excel files and PDFs.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (kind !== undefined)
    throw new NotText(
      `This is ${kind.what}. Download the statement as CSV, or open it in a spreadsheet and save it as CSV.`,
    );
  const text = bytesAsText(bytes);
  if (/^\s*(?:<!doctype html|<html|<table)/i.test(text))
    throw new NotText(
      "This is a web page. Open it in a spreadsheet and save it as CSV, then choose that file.",
    );
  return text;
}
