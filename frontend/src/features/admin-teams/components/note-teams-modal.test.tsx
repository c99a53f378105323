import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { NoteTeamsModal } from "./note-teams-modal";

const IDS = [1, 2].map((n) => `01890000-0000-7000-8000-00000000000${String(n)}`);

const noteOf = (note: string) => ({ teamId: "t", teamName: "Binary Beasts", note });
let stored: object;
beforeEach(() => {
  stored = { version: "v1", notes: [noteOf("Paid in cash")] };
});

/** Shows the dialog for these teams and returns the sent changes. */
function show(
  ids: readonly string[],
  noteTeams: Answers[string] = () => ({ message: "Checklist updated." }),
) {
  const sent: unknown[] = [];
  const onNoted = jest.fn();
  const onClose = jest.fn();
  renderScreen(<NoteTeamsModal ids={ids} onClose={onClose} onNoted={onNoted} />, {
    teamNotes: () => stored,
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
  expect(await screen.findByText("Paid in cash", { exact: false })).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Note on 2 teams" })).toHaveTextContent(
    "Your note replaces the existing notes.",
  );
  await userEvent.type(field(), "  Called on Monday ");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ ids: IDS, note: "Called on Monday", version: "v1" }]);
  expect(onClose).not.toHaveBeenCalled();
});

test("an empty note clears what is there", async () => {
  const { sent, onNoted } = show(IDS.slice(0, 1));
  expect(await screen.findByText(/Leave empty to delete the notes\./)).toBeVisible();
  await userEvent.type(field(), "   ");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ ids: IDS.slice(0, 1), note: null, version: "v1" }]);
});

test("a refusal is said in the dialog, and what was written stays", async () => {
  const { onNoted } = show(IDS, () => {
    throw refusal("FORBIDDEN");
  });
  await screen.findByText(/Paid in cash/);
  await userEvent.type(field(), "Called");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(refusal("FORBIDDEN").message);
  expect(field()).toHaveValue("Called");
  expect(onNoted).not.toHaveBeenCalled();
});

test("a note that another person wrote first is shown before it is replaced, and what was written stays", async () => {
  const { sent, onNoted } = show(IDS, ({ input }) => {
    stored = { version: "v2", notes: [noteOf("Called, pays on Monday")] };
    if (input["version"] === "v1") throw refusal("VERSION_CHANGED");
    return { message: "Checklist updated." };
  });
  await screen.findByText(/Paid in cash/);
  await userEvent.type(field(), "Called");
  await save();
  expect(await screen.findByText(/Called, pays on Monday/)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Someone else changed this/);
  expect(field()).toHaveValue("Called");
  await save();
  await waitFor(() => expect(onNoted).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([{ version: "v1" }, { version: "v2" }]);
});
