import { placesText, type TeamOnPlace } from "./place-facts";

const teamOn = (state: string) => ({ state }) as TeamOnPlace;

test("before the first offer, no number of free places contradicts the teams without a place", () => {
  expect(placesText([], 0)).toBe("No place has been offered yet.");
  const teams = ["offered", "declined", "offered"].map(teamOn);
  expect(placesText(teams, 1)).toBe("Places: 2 offered, 1 declined. Free places: 1.");
});
