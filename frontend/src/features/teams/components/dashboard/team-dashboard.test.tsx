import { useApolloClient } from "@apollo/client/react";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { TIMINGS } from "../../../../shared/timings";
import { ASHA, EVENT, personFixture, RAVI, TEAM_ID, teamFixture } from "../../testing/team-fixture";
import { TeamDashboard } from "./team-dashboard";

const INVITATION = {
  teamId: TEAM_ID,
  teamName: "Segfault",
  leaderName: "Asha Rao",
  placesLeft: 1,
  state: "open",
  registrationClosesAt: null,
  event: EVENT,
};
const RAVI_ROW = personFixture("Ravi Kumar");

function show(team: object | null, { actor = ASHA, leads = false } = {}) {
  renderScreen(<TeamDashboard actor={actor} leads={leads} />, {
    currentEvent: () => EVENT,
    myTeam: () => team,
  });
}

/** Refetches the page's data, as happens after another person's change. */
function Refetch() {
  const client = useApolloClient();
  return <button onClick={() => void client.refetchQueries({ include: "active" })}>refetch</button>;
}

const round = () => screen.findByRole("region", { name: "Round 2 Qualification" });

test.each([
  [false, "Ask your Team Leader to Create a Team!", "Create a team yourself"],
  [true, "You are Team Leader. Create a team to view details.", "Create Team"],
])("without a team, leading %s", async (leads, text, link) => {
  show(null, { leads });
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: link })).toBeVisible();
});

test("who waits for a team asks every half minute, sees it once added, and asks no more", async () => {
  expect(TIMINGS.teamPoll).toBe(30_000);
  jest.replaceProperty(TIMINGS, "teamPoll", 20 as never);
  let team: object | null = null;
  const myTeam = jest.fn(() => team);
  renderScreen(<TeamDashboard actor={RAVI} leads={false} />, { currentEvent: () => EVENT, myTeam });
  expect(await screen.findByText("Ask your Team Leader to Create a Team!")).toBeVisible();
  team = teamFixture({ members: [RAVI_ROW] });
  expect(await screen.findByRole("heading", { name: "Segfault" })).toBeVisible();
  const asked = myTeam.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(myTeam.mock.calls.length - asked).toBeLessThanOrEqual(1);
  jest.restoreAllMocks();
});

test("everyone has a card, one's own is marked You", async () => {
  show(teamFixture({ members: [RAVI_ROW] }), { actor: RAVI });
  const cards = await screen.findAllByRole("listitem");
  const mine = cards.find((card) => card.textContent.includes("Ravi Kumar"));
  expect(within(mine as HTMLElement).getByText("You")).toBeVisible();
  expect(screen.getAllByText("You")).toHaveLength(1);
  expect(screen.getByText("CF: asha_rao")).toBeVisible();
  expect(screen.getByText("No handle yet")).toBeVisible();
});

test.each([
  [null, 1, false],
  [2, 1, false],
  [1, 1, true],
  [4, 5, true],
])("ranking %s of a qualifying rank %s shows Round 2: %s", async (ranking, qualifyingRank, shown) => {
  show(teamFixture({ ranking, event: { ...EVENT, qualifyingRank } }));
  expect(await screen.findByRole("heading", { name: "Segfault" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Round 2 Qualification" }) !== null).toBe(shown);
});

test.each([
  ["incomplete", "Proceed to Payment"],
  ["pending", "See the payment"],
  ["rejected", "Report the payment again"],
  ["accepted", "See the payment"],
])("the leader's way while the payment is %s: %s", async (paymentStatus, link) => {
  show(teamFixture({ ranking: 1, paymentStatus }));
  const section = within(await round());
  expect(section.getByText(paymentStatus)).toBeVisible();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", "/payment");
});

test("a fee that the club returns is not called paid, and the leader names an account for it", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture({ ranking: 1, paymentStatus: "accepted" }),
    teamPayment: () => ({ refund: { state: "accountNeeded", isSurplus: false } }),
  });
  expect(await screen.findByRole("link", { name: "Enter the account for the refund" })).toHaveAttribute(
    "href",
    "/payment",
  );
  expect(await round()).toHaveTextContent("We will return the fee.");
  expect(screen.queryByText(/your place is confirmed/)).not.toBeInTheDocument();
  expect(screen.queryByText(/You are registered/)).not.toBeInTheDocument();
});

test("a team whose fee was returned does not read that the payment was rejected", async () => {
  show(teamFixture({ ranking: 1, paymentStatus: "refunded" }));
  expect(await round()).toHaveTextContent("We returned the money.");
});

test("a member of a team whose payment was rejected reads one instruction", async () => {
  show(
    teamFixture({
      ranking: 1,
      paymentStatus: "rejected",
      members: [{ ...RAVI_ROW, codeforcesHandle: "ravi" }],
    }),
    {
      actor: RAVI,
    },
  );
  const checklist = within(await screen.findByRole("region", { name: "Checklist" }));
  expect(checklist.getByText("Your leader can report the payment again")).toBeVisible();
  expect(checklist.getByText("Your leader has to take the next step.")).toBeVisible();
  expect(screen.queryByText("You do not need to do anything now.")).not.toBeInTheDocument();
});

test("after the last invitation is declined the focus stays on the page", async () => {
  let declined = false;
  renderScreen(<TeamDashboard actor={RAVI} leads={false} />, {
    currentEvent: () => EVENT,
    myTeam: () => null,
    myInvitations: () => (declined ? [] : [INVITATION]),
    declineInvitation: () => {
      declined = true;
      return { message: "Invitation declined." };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
  expect(await screen.findByText("Ask your Team Leader to Create a Team!")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("a member follows the payment and pays nothing", async () => {
  show(teamFixture({ ranking: 1, members: [RAVI_ROW] }), { actor: RAVI });
  const section = within(await round());
  expect(section.getByText(/Your team’s leader pays the fee\./)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Proceed to Payment" })).not.toBeInTheDocument();
});

test("a report rejected before the ranking qualifies has its way onward in the head", async () => {
  show(teamFixture({ paymentStatus: "rejected" }));
  expect(await screen.findByRole("link", { name: "Report the payment again" })).toHaveAttribute(
    "href",
    "/payment",
  );
});

test.each([
  [{ ...EVENT, registrationOpen: false }, "Registrations are closed for this event."],
  [null, "There is no current event at the moment."],
])("without a team no user is sent to create one where that is refused", async (event, text) => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, { currentEvent: () => event, myTeam: () => null });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/Create a team to view details/)).not.toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/events"]);
});

test("a failure has the specification's words, and another try", async () => {
  const answer = jest.fn<unknown, []>(() => {
    throw new Unreachable();
  });
  renderScreen(<TeamDashboard actor={ASHA} leads />, { currentEvent: () => EVENT, myTeam: answer });
  expect(await screen.findByText("Failed to fetch team data")).toBeVisible();
  answer.mockImplementation(() => teamFixture());
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Segfault" })).toBeVisible();
  expect(screen.queryByText("Failed to fetch team data")).not.toBeInTheDocument();
});

test("who has not agreed to be in the team sees the question, and no way to the team's pages", async () => {
  show(teamFixture({ members: [personFixture("Ravi Kumar", { confirmed: false })] }), { actor: RAVI });
  expect(await screen.findByRole("button", { name: "Accept" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Team pages" })).not.toBeInTheDocument();
});

test("who is taken out of the team reads so", async () => {
  let team: object | null = teamFixture({ members: [RAVI_ROW] });
  renderScreen(
    <>
      <TeamDashboard actor={RAVI} leads={false} />
      <Refetch />
    </>,
    { currentEvent: () => EVENT, myTeam: () => team },
  );
  expect(await screen.findByRole("heading", { name: "Segfault" })).toBeVisible();
  team = null;
  await userEvent.click(screen.getByRole("button", { name: "refetch" }));
  expect(await screen.findByText("You are no longer in the team Segfault.")).toBeVisible();
});

test("a person without a handle is not registered, and nothing is shared then", async () => {
  show(teamFixture({ members: [RAVI_ROW] }));
  expect(await screen.findByRole("button", { name: "Set the handle of Ravi Kumar" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
});
