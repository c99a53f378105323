import { fc } from "../../../../scripts/jest/properties";
import { decodeFile, NotText } from "./decode-file";

test("any bytes are a text, a page or a spreadsheet, or a file that is named and explained", () => {
  const begin = fc.constantFrom(
    [],
    [0x50, 0x4b, 0x03, 0x04],
    [0x25, 0x50, 0x44, 0x46],
    [0xff, 0xfe],
    [0xef, 0xbb, 0xbf],
  );
  fc.assert(
    fc.property(begin, fc.uint8Array({ maxLength: 64 }), (first, rest) => {
      try {
        expect(typeof decodeFile(Uint8Array.from([...first, ...rest]))).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(NotText);
      }
    }),
  );
});

test("a text in UTF-8 or UTF-16 is read as it was written", () => {
  fc.assert(
    // The text starts with a space, because a text that starts with a byte order mark or HTML would be another kind of
    // file.
    fc.property(
      fc.string({ unit: "grapheme" }).map((text) => ` x${text}`),
      (text) => {
        expect(decodeFile(new TextEncoder().encode(text))).toBe(text);
        const utf16 = Buffer.from(text, "utf16le");
        expect(decodeFile(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toBe(text);
      },
    ),
  );
});
