import { folded } from "./folded";
import type { AuditEntry } from "./hooks/use-audit-log";

const entry = (second: number, action = "user.delete", actorId = "admin"): AuditEntry => ({
  id: `${String(second)}${action}`,
  at: new Date(Date.UTC(2026, 0, 1, 10) + second * 1000).toISOString(),
  actorId,
  actorName: "Demo Admin",
  action,
  targetType: "user",
  targetId: "target",
  targetName: `Person ${String(second)}`,
  details: "{}",
});
const shape = (entries: readonly AuditEntry[]) =>
  folded(entries).map(({ entry: { targetName }, all }) => [targetName, all.length]);

test("people deleted one right after the other are one line, with all of them in it", () => {
  expect(shape([entry(12), entry(11), entry(10)])).toEqual([["Person 12", 3]]);
});

test("another person, another act, a pause, and entries that are read one by one stay apart", () => {
  expect(shape([entry(3), entry(2, "user.delete", "other"), entry(1)])).toHaveLength(3);
  expect(shape([entry(3), entry(2, "user.update"), entry(1)])).toHaveLength(3);
  expect(shape([entry(100), entry(39)])).toHaveLength(2);
  expect(shape([entry(2, "user.update"), entry(1, "user.update")])).toHaveLength(2);
});

test("an entry about several stays alone, with its list", () => {
  const several = { ...entry(2), details: '{"count":2,"deleted":[["A","id1"],["B","id2"]]}' };
  expect(shape([entry(3), several, entry(1)])).toHaveLength(3);
});
