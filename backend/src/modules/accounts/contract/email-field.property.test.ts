import { fc } from "../../../../../scripts/jest/properties.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { RequestEmailCodeInput } from "./request-email-code.input.js";

const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.emailAddress(), fc.anything());

test("any spelling of an address in capitals and with space around it is the same one", () => {
  const space = fc.constantFrom("", " ", "\t", "\n", "\u00A0");
  fc.assert(
    fc.property(fc.emailAddress(), space, space, (email, before, after) => {
      const stored = normaliseEmail(email);
      expect(normaliseEmail(before + email.toUpperCase() + after)).toBe(stored);
      expect(normaliseEmail(stored)).toBe(stored);
    }),
  );
});

test("any value is an address or refused at its field; what passes fits its column and one line", async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (email) => {
      const input = Object.assign(new RequestEmailCodeInput(), { email });
      try {
        await validateInput(input);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({ code: "BAD_INPUT", fields: { email: expect.any(String) as string } });
        return;
      }
      const stored = normaliseEmail(email as string);
      expect(stored.length).toBeLessThanOrEqual(254);
      expect(stored).toMatch(/^[^\s\p{Cc}]+@[^\s\p{Cc}@]+$/u);
    }),
  );
});
