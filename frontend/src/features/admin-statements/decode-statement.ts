/** Why a file cannot be read here, in words that say what to do instead. */
export class NotText extends Error {}

const KINDS: readonly { readonly begins: readonly number[]; readonly what: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], what: "an Excel file" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: "an Excel file" },
  { begins: [0x25, 0x50, 0x44, 0x46], what: "a PDF" },
];

/**
 * The text of a file in whichever encoding a bank or a spreadsheet wrote it: UTF-16 when its mark says so, else UTF-8,
 * else the Windows encoding of western Europe, in which every sequence of bytes is some text.
 * @throws NotText for Excel files and PDFs.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (kind !== undefined)
    throw new NotText(
      `This is ${kind.what}. Download the statement as CSV, or open it in a spreadsheet and save it as CSV.`,
    );
  const text = textOf(bytes);
  if (/^\s*(?:<!doctype html|<html|<table)/i.test(text))
    throw new NotText(
      "This is a web page. Open it in a spreadsheet and save it as CSV, then choose that file.",
    );
  return text;
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
