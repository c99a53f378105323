import { fc } from "../../../../../scripts/jest/properties.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { previewRanking } from "./preview-ranking.js";
import { readRank } from "./read-rank.js";

const GROUPED = ["en-IN", "hi-IN-u-nu-deva", "bn-IN-u-nu-beng"].map(
  (locale) => new Intl.NumberFormat(locale),
);

test("any cell of a rank is a place within bounds, no place, or bad", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const read = readRank(text);
      if (read === "bad" || read.rank === null) return;
      expect(Number.isInteger(read.rank)).toBe(true);
      expect(read.rank).toBeGreaterThanOrEqual(1);
      expect(read.rank).toBeLessThanOrEqual(LIMITS.rankingMax);
    }),
  );
});

test("a place is read alike however a list writes it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LIMITS.rankingMax }), (rank) => {
      const n = String(rank);
      const fullWidth = n.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      for (const text of [
        n,
        ` ${n} `,
        `=${n}`,
        `${n}=`,
        `#${n}`,
        `${n}.`,
        `${n}.0`,
        `${n}th`,
        `'${n}`,
        fullWidth,
        ...GROUPED.map((format) => format.format(rank)),
      ])
        expect([text, readRank(text)]).toEqual([text, { rank }]);
    }),
  );
});

test("any list is compared with the draft or refused as bad input, and no team is ranked twice", () => {
  const team = (id: string, name: string) => ({
    id,
    name,
    nameKey: name.toLowerCase(),
    reference: `SS-00000${id}`,
    draft: null,
  });
  const standings = [team("1", "Red Foxes"), team("2", "Blue Owls")] as unknown as Parameters<
    typeof previewRanking
  >[1];
  const cell = fc.oneof(
    fc.constantFrom("Red Foxes", "blue owls", "1", "2", "=3", "Team", "Rank", "", "SS-000001"),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  const list = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(list, (rows) => {
      try {
        const preview = previewRanking(rows.map((cells) => cells.join("\t")).join("\n"), standings);
        const placed = preview.rows.filter(({ kind }) => ["added", "changed", "cleared"].includes(kind));
        expect(new Set(placed.map(({ teamId }) => teamId)).size).toBe(placed.length);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({ code: "BAD_INPUT" });
      }
    }),
  );
});

test("the same standings are read alike as a table, as a quoted one, and as a page copied as text", () => {
  const place = fc.record({
    points: fc.integer({ min: 0, max: 9999 }),
    minute: fc.integer({ min: 0, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (rows) => {
      const teams = rows.map((_row, at) => ({
        id: String(at),
        name: `T ${at}`,
        nameKey: `t ${at}`,
        reference: `SS-${at}`,
        draft: null,
      }));
      const handles = rows.map((_row, at) => ({ teamId: String(at), handle: `user_${at}` }));
      const sorted = rows.toSorted((a, b) => b.points - a.points);
      const placed = sorted.map(({ points, minute }, at) => {
        const rank = String(sorted.findIndex((other) => other.points === points) + 1);
        return {
          rank,
          who: `USER_${at}`,
          points: String(points),
          time: `00:${String(minute).padStart(2, "0")}`,
        };
      });
      const texts = [
        placed.map(({ rank, who, points, time }) => `${rank}\t${who}\t${points}\t${time}`),
        placed.map(({ rank, who, points, time }) => `${rank}\t"${who}\n"\t${points}\t"${points}\n${time}"`),
        placed.map(({ rank, who, points, time }) => `${rank}\t${who}\t${points}\t${points}\n${time}`),
        placed.map(({ rank, who, points, time }) => `${rank}\t\n${who}\n${points}\n${time}`),
      ].map((lines) => ["#\tWho\t=\tA", ...lines].join("\n"));
      const standings = teams as unknown as Parameters<typeof previewRanking>[1];
      for (const text of texts) {
        const read = previewRanking(text, standings, handles).rows.map(({ teamId, rank }) => [
          teamId,
          String(rank),
        ]);
        expect(read).toEqual(placed.map(({ rank }, at) => [String(at), rank]));
      }
    }),
  );
});
