import type { AdminTeam } from "./team-gaps";
import { marked, noteChanges } from "./components/mark-button";

const TEAMS = [
  { id: "1", note: null },
  { id: "2", note: "pays Monday" },
  { id: "3", note: "called, pays Monday" },
] as unknown as readonly AdminTeam[];

test("a mark is added to the note that is there, once", () => {
  expect(noteChanges(TEAMS, (note) => marked(note, "called"))).toEqual([
    { id: "1", field: "NOTE", from: "", to: "called" },
    { id: "2", field: "NOTE", from: "pays Monday", to: "pays Monday, called" },
  ]);
});
