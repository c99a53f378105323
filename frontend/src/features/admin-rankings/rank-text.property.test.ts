import { LIMITS } from "@contract/kernel/contract/limits";
import { fc } from "../../../../scripts/jest/properties";
import { rankText, readRankText } from "./ranking-facts";

test("a rank is read from its own text; any other text is a place within bounds, none, or no rank", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LIMITS.rankingMax }), (rank) => {
      expect(readRankText(rankText(rank))).toBe(rank);
    }),
  );
  expect(readRankText(rankText(null))).toBeNull();
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
