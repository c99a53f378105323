import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../../testing/team-fixture";
import { TeamView } from "./team-view";

const NOTICE = { title: "Deadline", description: "Be there at five.", link: null };
const RAVI_ROW = personFixture("Ravi Kumar", { codeforcesHandle: "ravi_k" });
const TEAM = teamFixture({ members: [RAVI_ROW, personFixture("Meena Das")] });

function show(team: object | null, { actor = ASHA, notices = [NOTICE] as object[], more = {} } = {}) {
  return renderScreen(<TeamView actor={actor} />, {
    currentEvent: () => ({ ...EVENT, notices }),
    myTeam: () => team,
    ...more,
  });
}
const panel = (name: string) => within(screen.getByRole("region", { name }));

test("no team", async () => {
  show(null);
  expect(screen.getByText("Loading your team...")).toBeVisible();
  expect(await screen.findByText("No Team Found")).toBeVisible();
  expect(screen.getByText("You are not part of any team yet.")).toBeVisible();
});

test("banner, members with their count, leader", async () => {
  show(TEAM);
  expect(await screen.findByRole("heading", { level: 1, name: "Team Segfault" })).toBeVisible();
  expect(screen.getAllByText("Syntax Siege 2025").at(-1)).toBeVisible();
  expect(panel("Team Members").getByText("2 Members")).toBeVisible();
  expect(panel("Team Members").getByText("ravi@example.org")).toBeVisible();
  expect(panel("Team Members").getByText("CF: ravi_k")).toBeVisible();
  expect(panel("Team Members").queryByText("Asha Rao")).not.toBeInTheDocument();
  expect(panel("Team Leader").getByText("Asha Rao")).toBeVisible();
  expect(panel("Team Leader").getByText("CF: asha_rao")).toBeVisible();
});

test("a notice opens with title and text, and closes", async () => {
  show(TEAM);
  await userEvent.click(await screen.findByRole("button", { name: "Deadline" }));
  const modal = screen.getByRole("dialog", { name: "Deadline" });
  expect(within(modal).getByText("Be there at five.")).toBeVisible();
  expect(within(modal).queryByRole("link")).not.toBeInTheDocument();
  await userEvent.click(within(modal).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("without notices the panel says so", async () => {
  show(TEAM, { notices: [] });
  expect(await screen.findByText("There are no notices at the moment.")).toBeVisible();
});

test("a notice leads to another site only by an address that is one", async () => {
  show(TEAM, { notices: [{ ...NOTICE, link: "https://codeforces.com/contest/1" }] });
  await userEvent.click(await screen.findByRole("button", { name: "Deadline" }));
  const link = screen.getByRole("link", { name: "More about “Deadline”" });
  expect(link).toHaveAttribute("href", "https://codeforces.com/contest/1");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("a member leaves after a question; the leader is not offered to", async () => {
  let team: object | null = TEAM;
  const leaveTeam = jest.fn(() => {
    team = null;
    return { message: "You have left the team." };
  });
  show(TEAM, { actor: RAVI, more: { leaveTeam, myTeam: () => team } });
  await userEvent.click(await screen.findByRole("button", { name: "Leave team" }));
  expect(leaveTeam).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole("dialog", { name: "Leave Segfault?" })).getByRole("button", {
      name: "Leave team",
    }),
  );
  expect(await screen.findByText("You have left the team.")).toBeVisible();
  expect(leaveTeam).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("No Team Found")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("a failure has the specification's words", async () => {
  renderScreen(<TeamView actor={ASHA} />, {
    currentEvent: () => EVENT,
    myTeam: () => {
      throw new Unreachable();
    },
  });
  expect(await screen.findByText("Failed to fetch team")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a notice that urges to register by a date that is past steps back, and says so", async () => {
  const notices = [NOTICE, { ...NOTICE, title: "Register", link: "/events/syntaxsiege/registration" }];
  const currentEvent = () => ({ ...EVENT, openPastDeadline: true, notices });
  show(TEAM, { more: { currentEvent } });
  expect(await screen.findByRole("button", { name: "Deadline" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Register/ }));
  const modal = within(screen.getByRole("dialog", { name: "Register" }));
  expect(
    modal.getByText("The date in this notice has passed, but registration is still open."),
  ).toBeVisible();
});

test("the checklist is folded once everything is done, and only then", async () => {
  const handle = { codeforcesHandle: "handle" };
  const members = [RAVI_ROW, personFixture("Meena Das", handle)];
  const { unmount } = show(teamFixture({ members, paymentStatus: "accepted" }));
  const title = await screen.findByRole("heading", { name: "Checklist" });
  const handles = screen.getByText("Everyone has a handle");
  expect(handles).not.toBeVisible();
  await userEvent.click(title);
  expect(handles).toBeVisible();
  unmount();
  show(teamFixture({ members, paymentStatus: "pending" }));
  expect(await screen.findByText("Everyone has a handle")).toBeVisible();
});
