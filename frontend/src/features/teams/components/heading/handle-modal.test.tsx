import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { movableClock, pass } from "../../../../shared/testing/movable-clock";
import { ASHA, EVENT, personFixture, TEAM_ID, teamFixture } from "../../testing/team-fixture";
import { TeamRegistration } from "../workspace/team-registration";

const ravi = (codeforcesHandle: string | null) =>
  teamFixture({ members: [personFixture("Ravi Kumar", { codeforcesHandle })] });

async function open(answers: Answers) {
  const myTeam = jest.fn(() => ravi(null));
  renderScreen(<TeamRegistration actor={ASHA} />, { currentEvent: () => EVENT, myTeam, ...answers });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Handle of Ravi Kumar" }));
  await screen.findByRole("dialog");
  return myTeam;
}

test("has the specification's texts and closes on Cancel, with the focus back on its button", async () => {
  await open({});
  expect(screen.getByRole("heading", { name: "Update Codeforces Handle" })).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Updating handle for: Ravi Kumar");
  expect(screen.getByPlaceholderText("Enter Codeforces handle")).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Edit Handle of Ravi Kumar" })).toHaveFocus(),
  );
});

test("updates, closes, says so and fetches the team again", async () => {
  const updateHandle = jest.fn(() => ({
    message: "Codeforces handle updated successfully",
    team: ravi("ravi_k"),
  }));
  const myTeam = await open({ updateHandle });
  await userEvent.type(screen.getByPlaceholderText("Enter Codeforces handle"), " ravi_k ");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Codeforces handle updated successfully")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(updateHandle).toHaveBeenCalledWith({
    input: { teamId: TEAM_ID, memberId: "member-ravi", codeforcesHandle: "ravi_k" },
  });
  await waitFor(() => expect(myTeam).toHaveBeenCalledTimes(2));
});

test("an empty field where there was no handle closes the dialog, and reports no update", async () => {
  await open({
    updateHandle: () => ({ message: "Codeforces handle updated successfully", team: ravi(null) }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.queryByText("Codeforces handle updated successfully")).not.toBeInTheDocument();
});

test("reads Updating... while busy", async () => {
  await open({ updateHandle: () => new Promise(() => undefined) });
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByRole("button", { name: "Updating..." })).toBeVisible();
});

test.each([
  ["the server's text", refusal("NOT_YOUR_HANDLE"), /^Error: You can change only your own handle\./],
  ["the fallback", new Unreachable(), "Error: Failed to update handle"],
])("a failure is shown in the dialog and then stays in the red banner: %s", async (_case, error, text) => {
  await open({
    updateHandle: () => {
      throw error;
    },
  });
  movableClock();
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await pass(3_300);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});
