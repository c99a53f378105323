import { act, screen } from "@testing-library/react";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { EVENT, personFixture, teamFixture } from "../testing/team-fixture";
import { Joining } from "./joining";

const teamWith = (confirmed: boolean, more: object = {}) =>
  teamFixture({ members: [personFixture("Ananya Iyer", { userId: "user-1", confirmed })], ...more });

const anotherEvent = { ...EVENT, id: "event-2", slug: "algolympics" };

/** Renders the join page's part for a signed-in user whose own team is `myTeam`. */
function show(myTeam: unknown, refusal: string | null = null) {
  renderScreen(
    <Joining token={"a".repeat(22)} teamName="Segfault" eventSlug={EVENT.slug} refusal={refusal} />,
    { currentEvent: () => EVENT, myTeam: () => myTeam },
  );
}

const joinButton = () => screen.findByRole("button", { name: "Join Segfault" });

beforeEach(() => writeSession(loginResponse()));
afterEach(() => act(() => clearSession(true)));

test.each([
  ["has no team", null],
  ["has not yet agreed to be in a team", teamWith(false)],
  ["has a team in another event", teamWith(true, { event: anotherEvent })],
])("a user who %s can join", async (_who, myTeam) => {
  show(myTeam);
  expect(await joinButton()).toBeVisible();
});

test("a member of this team gets a link to their team, even if the team is full", async () => {
  show(teamWith(true), "The team is full.");
  expect(await screen.findByText("You are already in this team.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open your team" })).toHaveAttribute("href", "/dashboard");
  expect(screen.queryByText("The team is full.")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

const led = (more: object = {}) =>
  teamFixture({ name: "Overflow", leader: personFixture("Ananya Iyer", { userId: "user-1" }), ...more });

test.each([
  [
    "a member who may leave",
    teamWith(true, { name: "Overflow" }),
    "Your team is Overflow. To join Segfault, leave your team first.",
  ],
  [
    "a leader",
    led(),
    "Your team is Overflow. To join Segfault, delete your team first, or hand it over and leave it.",
  ],
  [
    "a member of a team that has paid",
    teamWith(true, { name: "Overflow", paymentStatus: "accepted" }),
    "Your team is Overflow.",
  ],
  ["the leader of a team that has paid", led({ paymentStatus: "accepted" }), "Your team is Overflow."],
])("%s reads only what they may do to join another team", async (_who, myTeam, text) => {
  show(myTeam);
  expect(await screen.findByText("You are already in a team for this event.")).toBeVisible();
  expect(screen.getByText(/^Your team is/u)).toHaveTextContent(new RegExp(`^${text}$`, "u"));
  expect(screen.getByRole("link", { name: "Open your team" })).toHaveAttribute("href", "/dashboard");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a member of another team reads why the team accepts no members, and no advice", async () => {
  show(teamWith(true, { name: "Overflow" }), "The team is full.");
  expect(await screen.findByText("The team is full.")).toBeVisible();
  expect(screen.getByText(/^Your team is/u)).toHaveTextContent(/^Your team is Overflow\.$/u);
});

test("a user without a team reads why the team accepts no members", async () => {
  show(null, "The team is full.");
  expect(await screen.findByText("The team is full.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
