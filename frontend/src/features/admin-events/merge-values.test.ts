import { mergeValues } from "./hooks/use-save-event";

const base = { title: "A", venue: "Lab", fee: "360" };

test("what only they changed is taken, what only I changed stays, what both changed is named", () => {
  const mine = { ...base, venue: "Hall", fee: "100" };
  expect(mergeValues(base, mine, { title: "B", venue: "Lab", fee: "200" })).toEqual({
    merged: { title: "B", venue: "Hall", fee: "100" },
    taken: ["title"],
    conflicts: [{ field: "fee", theirs: "200" }],
  });
});

test("the same change on both sides is none", () => {
  const same = { ...base, fee: "100" };
  expect(mergeValues(base, same, same)).toEqual({ merged: same, taken: [], conflicts: [] });
});
