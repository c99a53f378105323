import { TextDecoder } from "node:util";
import { decodeFile, kindOf, NotText } from "./decode-file";

// jsdom has no TextDecoder.
Object.assign(globalThis, { TextDecoder });

const TEXT = "Date,Narration\n01/03/2025,Café ₹360";
const HINDI = "नाम,ईमेल\r\nआयशा,a@b.example\r\nজয়,x";
const utf8 = Buffer.from(TEXT);
const utf16 = Buffer.from(`\uFEFF${TEXT}`, "utf16le");

test.each([
  ["UTF-8", utf8],
  ["UTF-8 with its mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
  ["UTF-16, little end first", utf16],
  ["UTF-16, big end first", Buffer.from(utf16).swap16()],
  ["UTF-16 without its mark", utf16.subarray(2)],
  ["UTF-16 without its mark, big end first", Buffer.from(utf16.subarray(2)).swap16()],
])("reads %s", (_encoding, bytes) => {
  expect(decodeFile(bytes)).toBe(TEXT);
});

test("reads names in Hindi and Bengali in UTF-16 without its mark", () => {
  expect(decodeFile(Buffer.from(HINDI, "utf16le"))).toBe(HINDI);
  expect(decodeFile(Buffer.from(HINDI, "utf16le").swap16())).toBe(HINDI);
});

test("a stray NUL makes no UTF-16 of a file", () => {
  expect(decodeFile(Buffer.from("Name,\0Email of the whole team\n"))).toBe(
    "Name,\0Email of the whole team\n",
  );
});

// The text avoids the bytes 0x80 to 0x9F, because Node.js decodes them as control characters.
// frontend/e2e/admin-jobs.spec.ts checks one of them, a dash, in a browser.
test("reads the Windows encoding where UTF-8 breaks", () => {
  expect(decodeFile(Buffer.from("Café ½ 360", "latin1"))).toBe("Café ½ 360");
});

test("nothing is text too", () => {
  expect(decodeFile(new Uint8Array())).toBe("");
});

test.each([
  ["\xd0\xcf\x11\xe0...", "This Excel file is in the old format"],
  ["%PDF-1.7", "This is a PDF."],
  ["\x89PNG\r\n", "This is a picture."],
  ["\xff\xd8\xff\xe0", "This is a picture."],
  ['<?xml version="1.0"?><Workbook>', "This is an Excel file in XML format."],
])("%j is refused with what to do instead", (text, words) => {
  expect(() => decodeFile(Buffer.from(text, "latin1"))).toThrow(NotText);
  expect(() => decodeFile(Buffer.from(text, "latin1"))).toThrow(words);
});

test.each([
  ["PK\x03\x04...", "spreadsheet"],
  ["\n<html><table>", "page"],
  ["<!-- bank --><TABLE border=1>", "page"],
  ["Date,<table>", "text"],
])("%j is a %s", (text, kind) => {
  expect(kindOf(Buffer.from(text, "latin1"))).toBe(kind);
});
