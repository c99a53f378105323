import { choiceOf, queryOf } from "./results-choice";

test.each([
  ["", { search: null, from: 1, team: null }, ""],
  ["q=%20two%20%20words%20", { search: "two words", from: 1, team: null }, "?q=two+words"],
  ["q=a&from=101", { search: "a", from: 101, team: null }, "?q=a&from=101"],
  ["from=0&q=", { search: null, from: 1, team: null }, ""],
  ["from=1e3", { search: null, from: 1, team: null }, ""],
  ["team=0123456789ab&q=a&from=9", { search: null, from: 1, team: "0123456789ab" }, "?team=0123456789ab"],
  ["team=<script>&utm_source=x", { search: null, from: 1, team: null }, ""],
])("?%s", (query, choice, canonical) => {
  expect(choiceOf(new URLSearchParams(query))).toEqual(choice);
  expect(queryOf(choice)).toBe(canonical);
});

test("no visitor has the server search for a novel", () => {
  expect(choiceOf(new URLSearchParams({ q: "x".repeat(5000) })).search).toHaveLength(60);
});
