import { fc } from "../../../../../scripts/jest/properties.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { readAmount } from "../../statements/reading/read-amount.js";
import { formatExactAmount } from "../../../kernel/contract/rupees.js";

test("any amount up to the largest fee is written so that the statements' reader reads the same paise", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LIMITS.feeMaxPaise }), (paise) => {
      const text = formatExactAmount(paise);
      expect(text).toMatch(/^\d+\.\d{2}$/);
      expect(readAmount(text)).toBe(paise);
    }),
  );
});
