import { LIMITS } from "@contract/kernel/contract/limits";
import { fc } from "../../../../scripts/jest/properties";
import { noticesText, readNotices } from "./events/notice-values";
import { rankText, readRankText } from "./rankings/rank-text";
import { decodeStatement, NotText } from "./statements/decode-statement";

test("any bytes are a text, or a file that is named and explained", () => {
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
        expect(typeof decodeStatement(Uint8Array.from([...first, ...rest]))).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(NotText);
      }
    }),
  );
});

test("a text in UTF-8 or UTF-16 is read as it was written", () => {
  fc.assert(
    // A space in front: a text that begins with a mark or as a web page is something else.
    fc.property(
      fc.string({ unit: "grapheme" }).map((text) => ` x${text}`),
      (text) => {
        expect(decodeStatement(new TextEncoder().encode(text))).toBe(text);
        const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
        expect(decodeStatement(utf16)).toBe(text);
      },
    ),
  );
});

test("a rank is what is shown of it; anything else is a place within bounds, none, or no rank", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LIMITS.rankingMax }), (rank) => {
      expect(readRankText(rankText(rank))).toBe(rank);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 10 }), (text) => {
      const rank = readRankText(text);
      if (typeof rank === "number") {
        expect(rank).toBeGreaterThanOrEqual(1);
        expect(rank).toBeLessThanOrEqual(LIMITS.rankingMax);
      }
    }),
  );
});

test("notices come back from the text a form holds", () => {
  const notice = fc.record({ title: fc.string(), description: fc.string(), link: fc.option(fc.webUrl()) });
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 5 }), (notices) => {
      expect(readNotices(noticesText(notices))).toEqual(
        notices.map(({ link, ...texts }, key) => ({ ...texts, key, link: link ?? "" })),
      );
    }),
  );
});
