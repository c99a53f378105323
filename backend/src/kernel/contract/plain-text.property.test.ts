import { fc } from "../../../../scripts/jest/properties.js";
import { ONE_LINE, withoutUnseen } from "./plain-text.js";

/** Any text, with more invisible characters and Indic joiners than random text has. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom(
        "a",
        "क",
        "\u094D",
        "\u200C",
        "\u200D",
        "\u202E",
        "\u200B",
        "\r\n",
        "\t",
        "\u2028",
        "\uD800",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("a cleaned text is one line, does not change when cleaned again, and loses no letter", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const clean = withoutUnseen(text);
      expect(clean).toMatch(ONE_LINE);
      expect(withoutUnseen(clean)).toBe(clean);
      const letters = (of: string) =>
        of.replace(/[^\p{L}\p{N}\p{M}\p{P}\p{S}]|[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");
      expect(letters(clean)).toBe(letters(text));
    }),
  );
});

test("cleaning does not change a valid line", () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (ONE_LINE.test(text)) expect(withoutUnseen(text)).toBe(text);
    }),
  );
});
