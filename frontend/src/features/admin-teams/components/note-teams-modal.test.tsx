import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { AdminTeam } from "../team-gaps";
import { marked, noteChanges } from "../team-marks";
import { NoteTeamsModal } from "./note-teams-modal";

const TEAMS = [
  { id: "1", name: "Ants", note: null },
  { id: "2", name: "Bees", note: "pays Monday" },
] as unknown as readonly AdminTeam[];

/** The dialog for these teams, and what it sent. */
function show(teams: readonly AdminTeam[], problem: string | null = null) {
  const apply = jest.fn((changes: readonly object[]) =>
    Promise.resolve({
      applied: problem === null,
      cells: changes.map((_change, n) => ({ from: null, to: null, problem: n === 0 ? problem : null })),
    }),
  );
  const onNoted = jest.fn();
  renderScreen(<NoteTeamsModal teams={teams} apply={apply} onClose={jest.fn()} onNoted={onNoted} />);
  return { apply, onNoted };
}
const field = () => screen.getByRole("textbox", { name: /^Note/ });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save the note" }));

test("one note goes to each ticked team in place of what was seen there, without the space around it", async () => {
  const { apply, onNoted } = show(TEAMS);
  expect(screen.getByRole("dialog", { name: "Note on 2 teams" })).toHaveTextContent(
    "It takes the place of the notes that are there; only the admin area shows it.",
  );
  await userEvent.type(field(), "  Called on Monday ");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledWith("Called on Monday"));
  expect(apply.mock.calls[0]?.[0]).toEqual([
    { id: "1", field: "NOTE", from: "", to: "Called on Monday" },
    { id: "2", field: "NOTE", from: "pays Monday", to: "Called on Monday" },
  ]);
});

test("a refusal names the team, and what was written stays", async () => {
  const { onNoted } = show(TEAMS, "Changed by someone else");
  await userEvent.type(field(), "Called");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Nothing was saved. Ants: Changed by someone else.",
  );
  expect(field()).toHaveValue("Called");
  expect(onNoted).not.toHaveBeenCalled();
});

test("a mark is added to the note that is there, once", () => {
  expect(noteChanges(TEAMS, (note) => marked(note, "called")).map(({ to }) => to)).toEqual([
    "called",
    "pays Monday, called",
  ]);
  expect(marked("pays Monday, called", "called")).toBe("pays Monday, called");
});
