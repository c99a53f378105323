import { fc } from "../../../../../scripts/jest/properties.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { visibleHandle } from "../../../kernel/contract/handle.js";
import { normalisePhone } from "../../../kernel/contract/phone.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";
import { RequestEmailCodeInput } from "./sign-up.inputs.js";

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

test.each([
  ...[
    "'a@mail.example'",
    '"a@mail.example"',
    "‘a@mail.example’",
    "(a@mail.example)",
    "a@mail.example.",
    "a@mail.example/",
  ],
  ...["mailto:<a@mail.example>", "'a@mail.example", "Asha <a@mail.example>, ", "a@mail.example;"],
])("%j is the address without what is around it", (typed) => {
  expect(normaliseEmail(typed)).toBe("a@mail.example");
});

test.each(['"a b"@mail.example', "a@‘b’.example", "a@b💌.example"])(
  "%j stays, to be taken or refused",
  (typed) => {
    expect(normaliseEmail(typed)).toBe(typed);
  },
);

test("no spelling of an address, a phone number or a handle takes long", () => {
  const started = cpuMs();
  for (const part of [",", ")", " ", "<>", "\"'", "mailto:", "tel:", "0.0"])
    for (const text of [`${part.repeat(100_000)}x`, `x@${part.repeat(100_000)}x`])
      for (const spelling of [normaliseEmail, normalisePhone, visibleHandle]) spelling(text);
  expect(cpuMs() - started).toBeLessThan(4000);
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
