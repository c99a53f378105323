import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../../testing/team-fixture";
import { TeamDashboard } from "./team-dashboard";

const AHEAD = new Date(Date.now() + 3_600_000).toISOString();
const PAST = "2026-01-01T06:30:00.000Z";
const MEMBERS = { members: [personFixture("Ravi Kumar")] };
const READY = personFixture("Ravi Kumar", { codeforcesHandle: "ravi" });
const place = (state: string, deadline = AHEAD, more: object = {}) =>
  teamFixture({ ranking: 1, place: { state, deadline }, ...MEMBERS, ...more });

function show(team: object, actor = ASHA, answers = {}) {
  renderScreen(<TeamDashboard actor={actor} leads={false} />, {
    currentEvent: () => EVENT,
    myTeam: () => team,
    ...answers,
  });
}
const panel = () => screen.findByRole("region", { name: "Round 2 Qualification" });
const button = (name: string) => screen.getByRole("button", { name });

test("the leader of an offered place sees until when, and pays or gives it up", async () => {
  const declinePlace = jest.fn(() => ({ message: "You gave up the place.", team: place("declined") }));
  show(place("offered"), ASHA, { declinePlace });
  expect(await panel()).toHaveTextContent(/We hold the place for your team until .* IST\. The fee is ₹360/);
  expect(within(await panel()).getByRole("link", { name: "Proceed to Payment" })).toHaveAttribute(
    "href",
    "/payment",
  );
  await userEvent.click(button("Give up the place..."));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Give up the place" }),
  );
  expect(await screen.findByText("You gave up the place.")).toBeVisible();
  expect(await panel()).toHaveTextContent("Your team gave up its place in Round 2.");
});

const rank = (node: Node, other: Node) => node.compareDocumentPosition(other);

test.each([
  [{ state: "offered", deadline: AHEAD }, "incomplete"],
  [{ state: "lapsed", deadline: PAST }, "incomplete"],
  [null, "incomplete"],
  [null, "rejected"],
])(
  "with the place %j and a payment that is %s, Round 2 comes before the people",
  async (given, paymentStatus) => {
    show(teamFixture({ ranking: 1, place: given, paymentStatus, ...MEMBERS }));
    expect(rank(await panel(), screen.getByText("Ravi Kumar"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test("Round 2 of a team with nothing to do comes after the people", async () => {
  show(teamFixture({ ranking: 1, paymentStatus: "pending", ...MEMBERS }));
  expect(rank(await panel(), screen.getByText("Ravi Kumar"))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test("a member reads the deadline in the head", async () => {
  show(place("offered", "2999-01-01T06:30:00.000Z", { members: [READY] }), RAVI);
  expect(await screen.findByText("Payment: ₹360 for Round 2, due by 1 Jan 2999, 12:00 PM IST")).toBeVisible();
});

test.each(["declined", "withdrawn", "lapsed"])("the ticket of a team whose place is %s", async (state) => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => ({ ...EVENT, lastDay: "2999-03-02", schedule: "2 March: offline contest" }),
    myTeam: () => place(state, PAST, { members: [READY] }),
  });
  const ticket = await screen.findByRole("region", { name: "You are registered for Syntax Siege 2025." });
  expect(rank(await panel(), ticket)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(ticket).getByText("Your team does not take part in Round 2.")).toBeVisible();
  expect(
    within(ticket)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["2 Marchoffline contest"]);
});

test("a member sees who acts", async () => {
  show(place("offered"), RAVI);
  expect(await panel()).toHaveTextContent("Your team’s leader must pay the fee in time.");
  expect(within(await panel()).queryByRole("button")).not.toBeInTheDocument();
});

test("a deadline that has passed has lapsed, whatever the server has written down", async () => {
  show(place("offered", PAST));
  expect(await panel()).toHaveTextContent(
    "Your team lost its place in Round 2 on 1 Jan 2026, 12:00 PM IST. Do not pay now.",
  );
  expect(screen.queryByRole("link", { name: "Proceed to Payment" })).not.toBeInTheDocument();
});

test("a place that costs nothing is accepted by a press, and a refusal is said", async () => {
  const free = { event: { ...EVENT, fee: 0 } };
  const acceptPlace = jest
    .fn()
    .mockImplementationOnce(() => {
      throw refusal("PLACE_NOT_OFFERED");
    })
    .mockImplementation(() => ({ message: "The place is yours.", team: place("accepted", AHEAD, free) }));
  show(place("offered", AHEAD, free), ASHA, { acceptPlace });
  await panel();
  await userEvent.click(button("Accept the place"));
  expect(
    await screen.findByText("You can no longer accept or decline this place. Reload the page."),
  ).toBeVisible();
  await userEvent.click(button("Accept the place"));
  expect(await panel()).toHaveTextContent("Your team’s place in Round 2 is confirmed.");
});

test.each([
  ["accepted", { paymentStatus: "pending" }, "We are checking the transfer"],
  ["withdrawn", {}, "Your team has no place in Round 2 now"],
])("a place that is %s says so", async (state, more, text) => {
  show(place(state, PAST, more));
  expect(await panel()).toHaveTextContent(text);
});
