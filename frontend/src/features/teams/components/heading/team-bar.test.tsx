import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../../testing/team-fixture";
import { TeamDashboard } from "../dashboard/team-dashboard";
import { RecordScreen } from "../record/record-screen";
import { TeamHeadingOfPage } from "./team-heading-of-page";

function show(team: object | null, { actor = ASHA, event = EVENT, more = {} } = {}) {
  const answers = { currentEvent: () => event, myTeam: () => team, ...more };
  return renderScreen(<TeamHeadingOfPage actor={actor} title="Payment" subtitle="Pay here." />, answers);
}
const pages = async () =>
  within(await screen.findByRole("navigation", { name: "Team pages" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const RAVI_ROW = personFixture("Ravi Kumar", { codeforcesHandle: "ravi_k" });

test("the pages of a team, with its notices where there are some", async () => {
  const { unmount } = show(teamFixture());
  expect(await pages()).toEqual([
    ["Overview", "/dashboard"],
    ["People", "/events/syntaxsiege/registration"],
    ["Payment", "/payment"],
    ["Team view", "/events/syntaxsiege/team"],
  ]);
  unmount();
  show(teamFixture(), { event: { ...EVENT, notices: [{ title: "A", description: "B", link: null }] } });
  expect(await pages()).toContainEqual(["Notices", "/events/syntaxsiege/team"]);
});

test("the head is the team's name, then the page's own title", async () => {
  show(teamFixture());
  expect(await screen.findByRole("heading", { level: 1, name: "Segfault" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Payment" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Add a member" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration#add-member",
  );
});

test("the page with full records has the header of the team's other pages, in the section of its people", async () => {
  renderScreen(
    <RecordScreen actor={ASHA} />,
    { currentEvent: () => EVENT, myTeam: () => teamFixture() },
    "/createTeam",
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Segfault" })).toBeVisible();
  expect(screen.getAllByText("Segfault")).toHaveLength(1);
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("People");
});

test("a handle that is missing is set with one press on any page; another person's is named", async () => {
  const members = [personFixture("Ravi Kumar")];
  const updateHandle = jest.fn(() => ({
    message: "Codeforces handle updated successfully",
    team: teamFixture({ members: [RAVI_ROW] }),
  }));
  const { unmount } = show(teamFixture({ members }), { more: { updateHandle } });
  await userEvent.click(await screen.findByRole("button", { name: "Set the handle of Ravi Kumar" }));
  await userEvent.type(screen.getByPlaceholderText("Enter Codeforces handle"), "ravi_k{Enter}");
  expect(await screen.findByText("Codeforces handle updated successfully")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.getByText("not due")).toBeVisible();
  unmount();
  show(teamFixture({ ranking: 1, members: [RAVI_ROW] }), { actor: RAVI });
  expect(await screen.findByText("Payment: ₹360 for Round 2")).toBeVisible();
});

test.each([
  ["incomplete", null],
  ["rejected", null],
  ["accepted", { state: "accountNeeded", isSurplus: false }],
])(
  "the payment page itself, with a payment that is %s, repeats no step about money",
  async (paymentStatus, refund) => {
    history.replaceState(null, "", "/");
    const teamPayment = jest.fn(() => ({ refund }));
    renderScreen(
      <TeamHeadingOfPage actor={ASHA} title="Payment" subtitle="Pay here." />,
      {
        currentEvent: () => EVENT,
        myTeam: () => teamFixture({ ranking: 1, paymentStatus }),
        teamPayment,
      },
      "/payment",
    );
    expect(await screen.findByRole("navigation", { name: "Team pages" })).toBeVisible();
    if (refund !== null) await waitFor(() => expect(teamPayment).toHaveBeenCalled());
    // Waits until the reply is rendered.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole("link", { name: /Proceed|again|Enter the account/ })).toBeNull();
    const subtitle = paymentStatus === "accepted" ? "Your team's payment and receipt." : "Pay here.";
    expect(screen.getByText(subtitle)).toBeVisible();
  },
);

test.each([
  ["a member", { ranking: 1 }, RAVI],
  ["a leader whose team owes nothing", { ranking: null }, ASHA],
])("how to pay is not said to %s", async (_who, ranking, actor) => {
  show(teamFixture({ ...ranking, members: [RAVI_ROW] }), { actor });
  expect(await screen.findByRole("heading", { level: 2, name: "Payment" })).toBeVisible();
  expect(screen.queryByText("Pay here.")).not.toBeInTheDocument();
});

test("when all is done it says so, and when and where it goes on", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture({ members: [RAVI_ROW] }),
  });
  expect(await screen.findByText("You are registered for Syntax Siege 2025.")).toBeVisible();
  expect(screen.getByText(/24 Feb.* 2 Mar.* 2025$/)).toBeVisible();
  expect(screen.getByText("Computer Centre")).toBeVisible();
});
