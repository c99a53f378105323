import { fc } from "../../../../scripts/jest/properties.js";
import { DomainError } from "../errors/domain-error.js";
import { decodeCursor, encodeCursor } from "./cursor.js";

test("a position comes back from its cursor", () => {
  const key = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  );
  fc.assert(
    fc.property(key, fc.string(), (k, id) => {
      expect(decodeCursor(encodeCursor({ key: k, id }))).toEqual({ key: k, id });
    }),
  );
});

test("any other text is a position or is refused as bad input", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString("base64url")),
  );
  fc.assert(
    fc.property(text, (cursor) => {
      try {
        const { key, id } = decodeCursor(cursor);
        expect(typeof key === "string" || Number.isFinite(key)).toBe(true);
        expect(typeof id).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({ code: "BAD_INPUT" });
      }
    }),
  );
});
