import { fc } from "../../../../../scripts/jest/properties.js";
import { AccessTokens } from "../../../kernel/auth/access-token.js";
import { ProofTokens } from "../../../kernel/auth/proof-token.js";
import { newId } from "../../../kernel/db/ids.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { openSuccessor, readRefreshToken, RefreshTokens, sealSuccessor } from "./refresh-token.js";

const SECRET = "a secret for property tests only 0123456789";
const refreshTokens = new RefreshTokens(SECRET);
const jwtLike = fc
  .tuple(fc.jsonValue(), fc.jsonValue(), fc.base64String())
  .map(([header, payload, signature]) =>
    [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .concat(signature)
      .join("."),
  );
const anyText = fc.oneof(fc.string({ unit: "binary" }), jwtLike);

test("no text but our own is an access token or a proof", () => {
  const tokens = new AccessTokens(SECRET);
  const proofs = new ProofTokens(SECRET);
  fc.assert(
    fc.property(anyText, (text) => {
      expect(tokens.verify(text)).toBeNull();
      expect(proofs.verify(text, "signUp", "asha@example.org")).toBeNull();
    }),
  );
});

test("a token with any one character changed is no token any more", () => {
  const tokens = new AccessTokens(SECRET);
  const token = tokens.sign({ userId: newId(), sessionId: newId(), role: "USER", epoch: 0 } as never);
  // Excludes the signature's last character, because two of its bits are unused.
  fc.assert(
    fc.property(
      fc.nat(token.length - 2),
      fc.base64String({ minLength: 4, maxLength: 4 }),
      (at, [char = "A"]) => {
        fc.pre(token.charAt(at) !== char);
        expect(tokens.verify(token.slice(0, at) + char + token.slice(at + 1))).toBeNull();
      },
    ),
  );
});

test("any cookie is read without a fault; what is ours names its session", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readRefreshToken(text).hash).toMatch(/^[0-9a-f]{64}$/);
    }),
  );
  const id = newId();
  const ours = refreshTokens.make(id).text;
  expect(readRefreshToken(ours).sessionId).toBe(id);
  expect(refreshTokens.isOurs(readRefreshToken(ours))).toBe(true);
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.base64String().map((end) => ours.slice(0, -1) + end),
      ),
      (text) => {
        fc.pre(!text.startsWith(ours));
        expect(refreshTokens.isOurs(readRefreshToken(text))).toBe(false);
      },
    ),
  );
});

test("a successor opens only for the holder of the predecessor", () => {
  const [first, second, other] = [
    refreshTokens.make(newId()),
    refreshTokens.make(newId()),
    refreshTokens.make(newId()),
  ];
  const sealed = sealSuccessor(first, second);
  expect(openSuccessor(first, sealed)).toEqual(second);
  expect(() => openSuccessor(other, sealed)).toThrow();
  fc.assert(
    fc.property(fc.nat(sealed.length - 2), fc.constantFrom("A", "b", "7", "_"), (at, char) => {
      fc.pre(sealed.charAt(at) !== char);
      expect(() => openSuccessor(first, sealed.slice(0, at) + char + sealed.slice(at + 1))).toThrow();
    }),
  );
});

test("an address has one spelling", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const spelling = normaliseEmail(email);
      expect(normaliseEmail(`  ${email.toUpperCase()} `)).toBe(spelling);
      expect(normaliseEmail(spelling)).toBe(spelling);
    }),
  );
});
