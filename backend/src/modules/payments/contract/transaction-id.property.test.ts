import { fc } from "../../../../../scripts/jest/properties.js";
import { normaliseTransactionId, TRANSACTION_ID_PATTERN } from "./transaction-id.js";

const id = fc.string({
  unit: fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")),
  minLength: 8,
  maxLength: 32,
});

test("an id has one spelling, whatever an app prints between its characters", () => {
  const separators = fc.array(fc.constantFrom("", " ", "-", "/"), { minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(id, separators, fc.boolean(), (text, between, lower) => {
      const spelt = Array.from(text, (char, i) => `${char}${between[i] ?? ""}`).join("");
      const typed = lower ? spelt.toLowerCase() : spelt;
      expect(TRANSACTION_ID_PATTERN.test(typed)).toBe(text.replace(/\D/g, "").length >= 6);
      expect(normaliseTransactionId(typed)).toBe(text);
    }),
  );
});

test("what is accepted is stored as 8 to 64 letters and digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 110 }), (text) => {
      if (TRANSACTION_ID_PATTERN.test(text)) expect(normaliseTransactionId(text)).toMatch(/^[A-Z0-9]{8,64}$/);
    }),
  );
});
