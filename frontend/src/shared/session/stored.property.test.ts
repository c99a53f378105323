import { fc } from "../../../../scripts/jest/properties";
import { readToken } from "./access-token";
import { clearSession, readSession } from "./session-store";

const jwtLike = fc
  .array(fc.jsonValue(), { maxLength: 4 })
  .map((parts) => parts.map((part) => btoa(encodeURIComponent(JSON.stringify(part)))).join("."));
const anyText = fc.oneof(fc.string({ unit: "binary" }), jwtLike);

test("any text is a token with a known role and a time, or none", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const claims = readToken(text);
      if (claims !== null) expect(Number.isFinite(claims.expiresAt)).toBe(true);
    }),
  );
});

test("any text in the browser's storage is a session or none", () => {
  const stored = fc.oneof(
    anyText,
    fc.json(),
    fc
      .record({ token: anyText, id: fc.jsonValue(), userId: fc.jsonValue() })
      .map((all) => JSON.stringify(all)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem("user", text);
      const session = readSession();
      if (session !== null) expect(session.userId).not.toBe("");
    }),
  );
  clearSession();
});
