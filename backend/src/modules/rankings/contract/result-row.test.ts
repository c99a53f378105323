import { fitsSearch, goesOn, winnersOf } from "./result-row.js";

const row = (place: number, teamName = "Team") => ({
  ...{ place, teamName, handles: ["tourist"], names: ["Zoë Rao"], college: "IIT  Ropar" },
});

test.each([
  ["EÉ", false],
  ["zoe r", true],
  ["TOUR", true],
  ["iit ropar", true],
  ["tea", true],
  ["", true],
])("a search for %j fits: %s", (search, fits) => {
  expect(fitsSearch(row(1), search)).toBe(fits);
});

test("a team without a college is found by the rest, and not by the word for nothing", () => {
  expect(fitsSearch({ ...row(1), college: null }, "null")).toBe(false);
});

test("the line is below the last place that goes on, however many share it; without a round there is no line", () => {
  expect([1, 3, 3, 4].map((place) => goesOn(place, 3))).toEqual([true, true, true, false]);
  expect(goesOn(1, null)).toBe(false);
});

test("who shares the third place is a winner too", () => {
  expect(winnersOf([1, 2, 3, 3, 5].map((place) => row(place))).map(({ place }) => place)).toEqual([
    1, 2, 3, 3,
  ]);
});
