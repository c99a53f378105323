import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { AllocateModal } from "./allocate-modal";
import { OPEN_LINE } from "../testing/statement-fixtures";

const TEAM = {
  teamId: "0195d0a0-0000-7000-8000-000000000001",
  teamName: "Lazy Cursors",
  reference: "SS-7K3QWP",
  people: ["Asha Rao"],
  status: "incomplete",
  amount: 36_000,
  transactionId: null,
  hint: null,
};

test("without a chosen team nothing is sent, and the search asks for one", async () => {
  const allocateLine = jest.fn(() => ({ message: "Given." }));
  const onDone = jest.fn();
  renderScreen(<AllocateModal line={OPEN_LINE} onClose={() => undefined} onDone={onDone} />, {
    payableTeams: () => [TEAM],
    allocateLine,
  });
  const team = await screen.findByRole("button", { name: /Lazy Cursors/ });
  const give = screen.getByRole("button", { name: "Give to this team" });
  await userEvent.click(give);
  const search = screen.getByLabelText("Find a team");
  expect(search).toHaveFocus();
  expect(search).toHaveAccessibleDescription(/Error: Choose a team$/);
  expect(allocateLine).not.toHaveBeenCalled();
  await userEvent.click(team);
  await userEvent.click(screen.getByRole("button", { name: "Add another team" }));
  expect(screen.getByLabelText("Find a team")).toHaveFocus();
  await userEvent.click(give);
  expect(onDone).toHaveBeenCalledWith("Given.");
});
