import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { NoteTeamsModal } from "./note-teams-modal";

const IDS = [1, 2].map((n) => `01890000-0000-7000-8000-00000000000${String(n)}`);

/** The dialog for these teams, and what it sent. */
function show(ids: readonly string[], noteTeams: Answers[string] = () => ({ message: "Noted." })) {
  const sent: unknown[] = [];
  const onNoted = jest.fn();
  const onClose = jest.fn();
  renderScreen(<NoteTeamsModal ids={ids} onClose={onClose} onNoted={onNoted} />, {
    noteTeams: (args) => {
      sent.push(args.input);
      return noteTeams(args);
    },
  });
  return { sent, onNoted, onClose };
}
const field = () => screen.getByRole("textbox", { name: /^Note/ });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save the note" }));

test("one note goes to each ticked team, without the space around it", async () => {
  const { sent, onNoted, onClose } = show(IDS);
  expect(screen.getByRole("dialog", { name: "Note on 2 teams" })).toHaveTextContent(
    "It takes the place of the notes that are there; only the admin area shows it.",
  );
  await userEvent.type(field(), "  Called on Monday ");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ ids: IDS, note: "Called on Monday" }]);
  expect(onClose).not.toHaveBeenCalled();
});

test("an empty note clears what is there", async () => {
  const { sent, onNoted } = show(IDS.slice(0, 1));
  expect(screen.getByRole("dialog", { name: "Note on this team" })).toHaveTextContent("Empty clears them.");
  await userEvent.type(field(), "   ");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ ids: IDS.slice(0, 1), note: null }]);
});

test("a refusal is said in the dialog, and what was written stays", async () => {
  const { onNoted } = show(IDS, () => {
    throw refusal("FORBIDDEN");
  });
  await userEvent.type(field(), "Called");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(refusal("FORBIDDEN").message);
  expect(field()).toHaveValue("Called");
  expect(onNoted).not.toHaveBeenCalled();
});
