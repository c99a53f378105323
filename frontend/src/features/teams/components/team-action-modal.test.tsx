import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../../shared/testing/fake-server";
import { RefetchButton } from "../../../shared/testing/refetch-button";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../testing/team-fixture";
import { TeamRegistration } from "./workspace/team-registration";

const RAVI_ROW = personFixture("Ravi Kumar");
const FULL = teamFixture({ members: [RAVI_ROW] });

type Answer = () => object;

/** Shows the team and presses a button in its panel. After the action, the server returns `after` as the team. */
async function ask(
  button: string,
  [field, answer]: readonly [string, Answer],
  actor = ASHA,
  after: object | null = FULL,
) {
  let done = false;
  renderScreen(<TeamRegistration actor={actor} />, {
    currentEvent: () => EVENT,
    myTeam: () => (done ? after : FULL),
    [field]: () => {
      const reply = answer();
      done = true;
      return reply;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}

test("removing a member says what happens, does it, and catches the focus", async () => {
  const removeMember = jest.fn(() => ({ message: "Member removed from the team.", team: teamFixture() }));
  await ask("Remove Ravi Kumar from the team", ["removeMember", removeMember], ASHA, teamFixture());
  expect(screen.getByText(/This person loses their place in Segfault/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove member" }));
  expect(await screen.findByText("Member removed from the team.")).toBeVisible();
  expect(screen.queryByText("Ravi Kumar")).not.toBeInTheDocument();
  expect(removeMember).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("handing the team over leaves the old leader a member's buttons", async () => {
  const after = teamFixture({
    leader: personFixture("Ravi Kumar", { isLeader: true }),
    members: [personFixture("Asha Rao")],
  });
  const transferTeam = () => ({ message: "The team has a new leader.", team: after, session: null });
  await ask("Hand over the team to Ravi Kumar", ["transferTeam", transferTeam], ASHA, after);
  await userEvent.click(screen.getByRole("button", { name: "Hand over" }));
  expect(await screen.findByText("The team has a new leader.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Leave team" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete team" })).not.toBeInTheDocument();
});

test("leaving leads back to creating a team", async () => {
  const leaveTeam = () => ({ message: "You have left the team." });
  await ask("Leave team", ["leaveTeam", leaveTeam], RAVI, null);
  await userEvent.click(screen.getByRole("button", { name: "Leave team" }));
  expect(await screen.findByRole("heading", { name: "Team Registration" })).toBeVisible();
  expect(screen.getByText("You have left the team.")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Create Team" })).toHaveAttribute("aria-selected", "true");
});

test("deleting warns that it is for good; a refusal stays in the dialog", async () => {
  const deleteTeam = () => {
    throw refusal("ROSTER_LOCKED");
  };
  await ask("Delete team", ["deleteTeam", deleteTeam]);
  expect(screen.getByText(/You cannot undo the deletion\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Delete team" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "No one can join or leave the team, because the team reported its payment.",
  );
});

test("the question disappears with a team that was deleted in another tab", async () => {
  let team: object | null = FULL;
  renderScreen(
    <>
      <TeamRegistration actor={ASHA} />
      <RefetchButton />
    </>,
    { currentEvent: () => EVENT, myTeam: () => team },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Delete team" }));
  expect(await screen.findByRole("dialog", { name: "Delete Segfault?" })).toBeVisible();
  team = null;
  fireEvent.click(screen.getByText("Refetch"));
  expect(await screen.findByText("How teams work")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  team = teamFixture({ id: "01890000-0000-7000-8000-000000000002" });
  fireEvent.click(screen.getByText("Refetch"));
  expect(await screen.findByRole("button", { name: "Delete team" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("Cancel changes nothing", async () => {
  const deleteTeam = jest.fn();
  await ask("Delete team", ["deleteTeam", deleteTeam]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(deleteTeam).not.toHaveBeenCalled();
});

test("a member without an account cannot take over, and a locked roster keeps everyone", async () => {
  const { unmount } = renderScreen(<TeamRegistration actor={ASHA} />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture({ members: [personFixture("Ravi Kumar", { userId: null })] }),
  });
  expect(await screen.findByText("Has no account yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Hand over/ })).not.toBeInTheDocument();
  unmount();
  renderScreen(<TeamRegistration actor={ASHA} />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture({ members: [RAVI_ROW], paymentStatus: "accepted" }),
  });
  expect(await screen.findByText("Ravi Kumar")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Remove|Delete)/ })).not.toBeInTheDocument();
});
