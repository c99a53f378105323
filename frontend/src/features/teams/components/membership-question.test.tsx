import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, TEAM_ID, teamFixture } from "../testing/team-fixture";
import { RecordScreen } from "./record/record-screen";
import { TeamDashboard } from "./dashboard/team-dashboard";
import { TeamRegistration } from "./workspace/team-registration";
import { TeamView } from "./view/team-view";

const ADDED = personFixture("Ravi Kumar", { confirmed: false });
const TEAM = teamFixture({ members: [ADDED], ranking: 1, paymentStatus: "pending" });
const QUESTION = "Asha Rao added you to Segfault.";

function show(actor = RAVI, more: Answers = {}, Screen = TeamDashboard) {
  return renderScreen(<Screen actor={actor} leads={false} />, {
    currentEvent: () => EVENT,
    myTeam: () => TEAM,
    ...more,
  });
}
const question = async () => within(await screen.findByRole("region", { name: QUESTION }));

test.each([
  ["dashboard", TeamDashboard],
  ["team view", TeamView],
  ["registration", TeamRegistration],
  ["records", RecordScreen],
])("who was added is asked on the %s, and about nothing else of the team", async (_where, Screen) => {
  show(RAVI, {}, Screen);
  expect((await question()).getByRole("button", { name: "Accept" })).toBeVisible();
  expect(screen.getByText("No answer yet")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Checklist" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Payment|See the payment/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Leave team" })).not.toBeInTheDocument();
});

test("who was added reads how to create a team instead, only while registration is open", async () => {
  const { unmount } = show();
  expect((await question()).getByText(/To create your own team, decline first\.$/)).toBeVisible();
  unmount();
  show(RAVI, { currentEvent: () => ({ ...EVENT, registrationOpen: false }) });
  expect((await question()).getByText(/college and roll number\.\s*$/)).toBeVisible();
});

test("accepting says so, and the question is gone", async () => {
  const asked = jest.fn(() => ({
    message: "You are in the team now.",
    team: teamFixture({ members: [{ ...ADDED, confirmed: true }] }),
  }));
  show(RAVI, { acceptMembership: asked });
  await userEvent.click((await question()).getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("You are in the team now.")).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ input: { teamId: TEAM_ID } });
  expect(screen.queryByRole("region", { name: QUESTION })).not.toBeInTheDocument();
  expect(screen.queryByText("No answer yet")).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("a refusal is said, and the question stays", async () => {
  show(RAVI, {
    acceptMembership: () => {
      throw refusal("IDENTITY_TAKEN");
    },
  });
  await userEvent.click((await question()).getByRole("button", { name: "Accept" }));
  expect(await screen.findByText(/Someone else in this event has the same college/)).toBeVisible();
  await question();
});

test("declining is asked about once, and then one has no team", async () => {
  let team: object | null = TEAM;
  const leave = jest.fn(() => {
    team = null;
    return { message: "You have left the team." };
  });
  show(RAVI, { myTeam: () => team, leaveTeam: leave });
  await userEvent.click((await question()).getByRole("button", { name: "Decline" }));
  const dialog = within(screen.getByRole("dialog", { name: "Decline to join Segfault?" }));
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText("You have left the team.")).toBeVisible();
  expect(await screen.findByText("Ask your Team Leader to Create a Team!")).toBeVisible();
});

test("the leader sees who has not confirmed, and is asked nothing", async () => {
  show(ASHA);
  const cards = await screen.findByRole("list", { name: "Team members" });
  expect(within(cards).getAllByText("No answer yet")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
});
