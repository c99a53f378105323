import { identityKey } from "./identity-key.js";

test("ignores case and space", () => {
  expect(identityKey(" Govt.  College ", "cs 21 / 007")).toBe(identityKey("GOVT. COLLEGE", "CS21/007"));
});

test("tells colleges, roll numbers and their punctuation apart", () => {
  const keys = [
    identityKey("A", "12-3"),
    identityKey("A", "1-23"),
    identityKey("B", "12-3"),
    identityKey("2-3A", "1"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  [null, "1"],
  ["College", null],
  ["  ", "1"],
  ["College", " "],
])("is unknown for %j and %j", (college, rollNo) => {
  expect(identityKey(college, rollNo)).toBeNull();
});

test("fits its column and keeps the roll number", () => {
  const long = "\ufdfa".repeat(160);
  const key = identityKey(long, "42") ?? "";
  expect(Array.from(key)).toHaveLength(220);
  expect(key).not.toBe(identityKey(long, "43"));
});
