import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMyInvitationsQuery } from "../../../graphql/features/teams";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { EVENT, TEAM_ID } from "../testing/team-fixture";
import { MyInvitations } from "./my-invitations";

const invitation = (more: object = {}) => ({
  teamId: TEAM_ID,
  teamName: "Segfault",
  leaderName: "Asha Rao",
  placesLeft: 1,
  state: "open",
  registrationClosesAt: null,
  event: EVENT,
  ...more,
});
function Invitations({ hasTeam }: { readonly hasTeam: boolean }) {
  const { data } = useMyInvitationsQuery();
  return <MyInvitations invitations={data?.myInvitations ?? []} hasTeam={hasTeam} />;
}

const show = (more: object, answers: Answers = {}, hasTeam = false) =>
  renderScreen(<Invitations hasTeam={hasTeam} />, {
    myInvitations: () => [invitation(more)],
    ...answers,
  });

test("an invitation says who invites to what and how many places are left; the handle goes along", async () => {
  const acceptInvitation = jest.fn(() => new Promise(() => undefined));
  show({}, { acceptInvitation });
  expect(await screen.findByRole("heading", { name: "Asha Rao invites you to Segfault." })).toBeVisible();
  expect(screen.getByText(/Syntax Siege 2025\..*one place left/)).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: /Your Codeforces handle/ }), "ravi_sen");
  await userEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(await screen.findByRole("button", { name: "Accepting..." })).toBeVisible();
  expect(acceptInvitation.mock.lastCall).toMatchObject([
    { input: { teamId: TEAM_ID, codeforcesHandle: "ravi_sen" } },
  ]);
});

test("the account's handle is in the field, and is not sent as a new one", async () => {
  const acceptInvitation = jest.fn(() => new Promise(() => undefined));
  show({}, { acceptInvitation, viewer: () => ({ id: "user-ravi", codeforcesHandle: "ravi_k" }) });
  const field = await screen.findByRole("textbox", { name: /Your Codeforces handle/ });
  await waitFor(() => expect(field).toHaveValue("ravi_k"));
  await userEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(acceptInvitation.mock.lastCall).toMatchObject([{ input: { codeforcesHandle: null } }]);
});

test.each([
  ["full", "The team is full."],
  ["locked", "This team has reported its payment, so new members cannot join."],
])("while the team is %s, only declining is left", async (state, text) => {
  show({ state });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/If you accept/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Decline" })).toBeVisible();
});

test("who has a team can only decline", async () => {
  show({}, {}, true);
  expect(await screen.findByText("You are already in a team for this event.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
});

test("a refusal stays next to the question", async () => {
  const refused = () => {
    throw refusal("HANDLE_UNKNOWN");
  };
  show({}, { acceptInvitation: refused });
  await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("when another person took the last place, the card says so and offers another team", async () => {
  let state = "open";
  const refused = () => {
    state = "full";
    throw refusal("TEAM_IS_FULL");
  };
  renderScreen(<Invitations hasTeam={false} />, {
    myInvitations: () => [invitation({ state })],
    acceptInvitation: refused,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
  expect(
    await screen.findByText("You can still accept this invitation if a place becomes free."),
  ).toBeVisible();
  expect(screen.getAllByText("The team is full.")).toHaveLength(1);
  expect(screen.queryByText(/one place left/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Find teammates" })).toBeVisible();
});
