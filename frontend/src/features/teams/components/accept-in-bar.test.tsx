import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useTeamStatusQuery } from "../../../graphql/features/teams";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { EVENT, personFixture, TEAM_ID, teamFixture } from "../testing/team-fixture";
import { AcceptInBar } from "./accept-in-bar";

const teamWith = (confirmed: boolean, more: object = {}) =>
  teamFixture({ members: [personFixture("Ananya Iyer", { userId: "user-1", confirmed })], ...more });

/** Renders the button of a notification about a team, for a user whose own team is `myTeam`. */
function show(myTeam: unknown, answers: Answers = {}) {
  renderScreen(
    <>
      <AcceptInBar teamId={TEAM_ID} />
      <Known />
    </>,
    { currentEvent: () => EVENT, myTeam: () => myTeam, ...answers },
  );
}

/** Renders "known" once the team status has arrived, because the button depends on that status. */
function Known() {
  return useTeamStatusQuery().data === undefined ? null : <p>known</p>;
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => act(() => clearSession(true)));

test("a place is accepted on the spot; what the server says stays in the place of the button", async () => {
  const inputs: unknown[] = [];
  show(teamWith(false), {
    acceptMembership: ({ input }) => {
      inputs.push({ ...input });
      return { message: "You are in Segfault.", team: teamWith(true) };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
  expect(await screen.findByText("You are in Segfault.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(inputs).toEqual([{ teamId: TEAM_ID }]);
});

test("a refusal is said, and can be tried again", async () => {
  show(teamWith(false), {
    acceptMembership: () => {
      throw refusal("TEAM_NOT_FOUND");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
  expect(await screen.findByText(refusal("TEAM_NOT_FOUND").message)).toBeVisible();
  expect(screen.getByRole("button", { name: "Accept" })).toBeEnabled();
});

test.each([
  ["has agreed in person or accepted already", teamWith(true)],
  ["is in another team by now", teamWith(false, { id: "01890000-0000-7000-8000-000000000002" })],
  ["is in no team any more", null],
])("a user who %s is asked nothing", async (_who, myTeam) => {
  show(myTeam);
  expect(await screen.findByText("known")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
