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

test.each([
  ["this team", teamWith(true), "You are already in this team."],
  ["another team", teamWith(true, { name: "Overflow" }), "You are already in a team for this event."],
])("a member of %s gets a link to their team, even if the team is full", async (_which, myTeam, text) => {
  show(myTeam, "The team is full.");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open your team" })).toHaveAttribute("href", "/dashboard");
  expect(screen.queryByText("The team is full.")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a user without a team reads why the team accepts no members", async () => {
  show(null, "The team is full.");
  expect(await screen.findByText("The team is full.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
