import fc from "fast-check";
import { backupName } from "./backup-file.js";
import { newestBackupTime, readKeepRule, supersededBackups } from "./keep-rule.js";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 5);
const rule = (text: string) => readKeepRule(text) ?? { newest: 0 };
const kept = (names: readonly string[], text: string): string[] => {
  const old = new Set(supersededBackups(names, rule(text)));
  return names.filter((name) => !old.has(name));
};

test("an hour's, a day's and a week's newest backup stays, and fourteen starts in a night remove none of them", () => {
  const hours = Array.from({ length: 24 * 60 }, (_, hour) => backupName(new Date(START + hour * HOUR)));
  const rest = kept(hours, "24h,14d,8w");
  // The last 24 hours, then the last hour of each of the 13 days before, and then the last hour of five earlier weeks.
  // The newest backup of each of the other three weeks is already among those of the days.
  expect(rest).toHaveLength(24 + 13 + 5);
  const night = Array.from({ length: 14 }, (_, n) => backupName(new Date(START + (24 * 60 + n / 20) * HOUR)));
  expect(kept([...rest, ...night], "24h,14d,8w")).toEqual(expect.arrayContaining(rest.slice(-23)));
});

test("the newest always stays, a second pruning removes nothing, and each that goes has a newer one in its week", () => {
  const times = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 60 });
  const rules = fc.constantFrom("1h", "3d", "24h,14d,8w", "2w", "5");
  fc.assert(
    fc.property(times, rules, (hours, text) => {
      const names = [...new Set(hours.map((hour) => backupName(new Date(START + hour * HOUR))))];
      const rest = kept(names, text);
      const newest = newestBackupTime(names);
      expect(newestBackupTime(rest)).toBe(newest);
      expect(kept(rest, text)).toEqual(rest);
      if (text === "24h,14d,8w") expect(rest.length).toBeLessThanOrEqual(24 + 14 + 8);
    }),
  );
});

test.each(["", "0", "24", "24x", "h", "24h,,8w", "-3d", "1.5d", "24h;8w"])(
  "%j is read as what it says, or not at all",
  (text) => {
    expect(readKeepRule(text)).toEqual(text === "24" ? { newest: 24 } : null);
  },
);
