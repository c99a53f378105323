import type { Standing } from "../ranking-standings.sql.js";
import { TeamFinder } from "./team-finder.js";

const ID = "01890000-0000-7000-8000-000000000001";
const team = (id: string, name: string, reference: string): Standing => ({
  id,
  name,
  nameKey: name.toLowerCase(),
  reference,
  paymentStatus: "incomplete",
  ranking: null,
  draft: null,
});
const honest = team(ID, "Honest", "SS-000001");
const byId = team("01890000-0000-7000-8000-000000000002", ID, "SS-000002");
const byReference = team("01890000-0000-7000-8000-000000000003", "SS-000001", "SS-000003");
const finder = new TeamFinder([honest, byId, byReference]);

test("a team called like another one's id or reference takes nothing from it", () => {
  expect(finder.find(ID, "id")).toBe(honest);
  expect(finder.find("ss-000001", "reference")).toBe(honest);
  // In a column of unknown meaning, both cells are ambiguous and match no team.
  expect(finder.find(ID)).toBeNull();
  expect(finder.find("SS-000001")).toBeNull();
});

test("in a column of its own kind everything else is unknown", () => {
  expect(finder.find("Honest", "id")).toBeNull();
  expect(finder.find(" HONEST ")).toBe(honest);
  expect(finder.find("'Honest")).toBe(honest);
});

test("of two teams whose names look alike, each is found by its own spelling", () => {
  const latin = team("01890000-0000-7000-8000-000000000004", "Aces", "SS-000004");
  const cyrillic = team("01890000-0000-7000-8000-000000000005", "\u0410ces", "SS-000005");
  const both = new TeamFinder([latin, cyrillic]);
  expect(both.find("ACES")).toBe(latin);
  expect(both.find("\u0430ces")).toBe(cyrillic);
  expect(new TeamFinder([latin]).find("\u0410ces")).toBe(latin);
});
