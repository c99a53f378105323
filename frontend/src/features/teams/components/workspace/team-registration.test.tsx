import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { movableClock, pass } from "../../../../shared/testing/movable-clock";
import { RefetchButton } from "../../../../shared/testing/refetch-button";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, TEAM_ID, teamFixture } from "../../testing/team-fixture";
import { TeamRegistration } from "./team-registration";

const NO_TEAM = { currentEvent: () => EVENT, myTeam: () => null };
const RAVI_ROW = personFixture("Ravi Kumar");

const withTeam = (more: object = {}): Answers => ({
  currentEvent: () => EVENT,
  myTeam: () => teamFixture(more),
});
const refusing = (error: Error) => () => {
  throw error;
};
const tab = (name: string) => screen.getByRole("tab", { name });
const button = (name: string) => screen.getByRole("button", { name });
const show = (answers: Answers, actor = ASHA) => renderScreen(<TeamRegistration actor={actor} />, answers);

test("without a team: heading, subtitle, Create Team open, Add Member disabled", async () => {
  show(NO_TEAM);
  expect(screen.getByText("Checking your team...")).toBeVisible();
  expect(await screen.findByRole("tab", { name: "Create Team" })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Team Registration");
  expect(screen.getByText("Create your team for the competition")).toBeVisible();
  expect(tab("Add Member")).toBeDisabled();
  expect(screen.queryByText("Checking your team...")).not.toBeInTheDocument();
});

test("with a team: heading, subtitle, Add Member selected by itself, Create Team disabled", async () => {
  show(withTeam());
  expect(await screen.findByRole("heading", { name: "Manage Team" })).toBeVisible();
  expect(screen.getByText("Add members and update Codeforces handles")).toBeVisible();
  expect(tab("Add Member")).toHaveAttribute("aria-selected", "true");
  expect(tab("Create Team")).toBeDisabled();
  expect(screen.getByRole("heading", { name: "Segfault" })).toBeVisible();
  expect(screen.getByText("CF: asha_rao")).toBeVisible();
});

test("+ Invite leads to the field for the teammate's e-mail or name", async () => {
  show(withTeam());
  await userEvent.click((await screen.findAllByRole("button", { name: "+ Invite" }))[0] ?? document.body);
  expect(screen.getByLabelText("Member Email")).toHaveFocus();
});

test("a team that is deleted while its leader types leaves no typed letters in the form for a new team", async () => {
  let team: object | null = teamFixture();
  renderScreen(
    <>
      <TeamRegistration actor={ASHA} />
      <RefetchButton />
    </>,
    { currentEvent: () => EVENT, myTeam: () => team },
  );
  await userEvent.type(await screen.findByLabelText("Member Email"), "ravi@ex");
  team = null;
  fireEvent.click(screen.getByText("Refetch"));
  const name = await screen.findByLabelText("Team Name");
  await userEvent.keyboard("ample.org");
  expect(name).not.toHaveFocus();
  expect(name).toHaveValue("");
});

test("creating a team shows it at once and keeps the fresh session", async () => {
  const { role, ...session } = loginResponse({ role: "Team Leader" });
  show({
    ...NO_TEAM,
    createTeam: ({ input }) => ({
      message: "Team created successfully!",
      team: teamFixture({ name: input["name"] }),
      session: { ...session, role: "TEAM_LEADER", roleName: role, grants: [] },
    }),
  });
  await userEvent.type(await screen.findByLabelText("Team Name"), "  Null Pointers ");
  await userEvent.click(button("Create Team"));
  expect(await screen.findByRole("heading", { name: "Null Pointers" })).toBeVisible();
  expect(screen.getByText("Team created successfully!")).toBeVisible();
  expect(tab("Add Member")).toHaveAttribute("aria-selected", "true");
  expect(readSession()?.role).toBe("Team Leader");
  await waitFor(() => expect(document.body).not.toHaveFocus());
  localStorage.clear();
});

test("the account's handle is in the form, and can be replaced", async () => {
  const createTeam = jest.fn(() => new Promise(() => undefined));
  const viewer = () => ({ id: "user-asha", codeforcesHandle: "asha_rao" });
  show({ ...NO_TEAM, createTeam, viewer });
  const handle = await screen.findByLabelText(/Your Codeforces handle/);
  await waitFor(() => expect(handle).toHaveValue("asha_rao"));
  await userEvent.clear(handle);
  await userEvent.type(handle, "asha_new");
  await userEvent.type(screen.getByLabelText("Team Name"), "Segfault{Enter}");
  await screen.findByRole("button", { name: "Creating..." });
  const input = { name: "Segfault", codeforcesHandle: "asha_new", eventSlug: "syntaxsiege" };
  expect(createTeam).toHaveBeenCalledWith({ input });
});

test("the button reads Creating... while busy and sends once", async () => {
  const createTeam = jest.fn(() => new Promise(() => undefined));
  show({ ...NO_TEAM, createTeam });
  await userEvent.type(await screen.findByLabelText("Team Name"), "Segfault{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Creating..." }));
  await userEvent.type(screen.getByLabelText("Team Name"), "{Enter}");
  expect(createTeam).toHaveBeenCalledTimes(1);
});

test("a refusal is shown in the red banner, which goes after 3 s, and at the field, where it stays", async () => {
  show({ ...NO_TEAM, createTeam: refusing(refusal("TEAM_NAME_TAKEN")) });
  const name = await screen.findByLabelText("Team Name");
  movableClock();
  await userEvent.type(name, "Segfault{Enter}");
  const text = "This team name is already taken. Please choose another one.";
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await pass(3_000);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Team Name")).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getByLabelText("Team Name")).toHaveValue("Segfault");
});

test.each([
  ["createTeam", "Team Name", "Segfault", "Failed to create team", NO_TEAM],
  ["addMember", "Member Email", "ravi@example.org", "Failed to add member", withTeam()],
])("%s without an answer falls back to its text", async (field, label, value, text, answers) => {
  show({ ...answers, [field]: refusing(new Unreachable()) });
  await userEvent.type(await screen.findByLabelText(label), `${value}{Enter}`);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});

test("a failed check stays, offers another try, and that try clears it", async () => {
  let down = true;
  const myTeam = () => {
    if (down) throw new Unreachable();
    return teamFixture();
  };
  movableClock();
  show({ currentEvent: () => EVENT, myTeam });
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to check team status");
  await pass(3_300);
  expect(screen.getByRole("alert")).toBeVisible();
  down = false;
  await userEvent.click(button("Try again"));
  expect(await screen.findByRole("heading", { name: "Manage Team" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("adding a member empties the form, says so and fetches the team again", async () => {
  let members: readonly object[] = [];
  const myTeam = jest.fn(() => teamFixture({ members }));
  show({
    currentEvent: () => EVENT,
    myTeam,
    addMember: () => {
      members = [RAVI_ROW];
      return { message: "Member added successfully!", team: teamFixture({ members }) };
    },
  });
  await userEvent.type(await screen.findByLabelText("Member Email"), "ravi@example.org");
  await userEvent.click(button("Add Member"));
  expect(await screen.findByText("Member added successfully!")).toBeVisible();
  expect(await screen.findByText("Ravi Kumar")).toBeVisible();
  expect(screen.getByLabelText("Member Email")).toHaveValue("");
  await waitFor(() => expect(myTeam).toHaveBeenCalledTimes(2));
});

test("an address of the wrong form is refused before it is sent", async () => {
  const addMember = jest.fn();
  show({ ...withTeam(), addMember });
  await userEvent.type(await screen.findByLabelText("Member Email"), "no-address{Enter}");
  expect(await screen.findByText("Invalid email format")).toBeVisible();
  expect(addMember).not.toHaveBeenCalled();
});

test("an address typed during the search for a name is sent only with another press", async () => {
  const addMember = jest.fn();
  let reply: (people: object) => void = () => undefined;
  show({ ...withTeam(), addMember, listedPeople: () => new Promise((resolve) => (reply = resolve)) });
  const field = await screen.findByLabelText("Member Email");
  await userEvent.type(field, "meera{Enter}");
  expect(await screen.findByRole("button", { name: "Adding..." })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "meera@example.org");
  reply({ edges: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } });
  await screen.findByRole("button", { name: "Add Member" });
  expect(field).toHaveValue("meera@example.org");
  expect(addMember).not.toHaveBeenCalled();
});

test.each([
  [
    "two members",
    { members: [RAVI_ROW, personFixture("Meera Sen")] },
    ASHA,
    "A team cannot have more than 3 members.",
  ],
  [
    "a reported payment",
    { paymentStatus: "pending" },
    ASHA,
    /^No one can join or leave the team, because the team reported its payment\./,
  ],
  [
    "a reported payment, for a member",
    { members: [RAVI_ROW], paymentStatus: "pending" },
    RAVI,
    /^No one can join or leave the team, because a payment was reported\./,
  ],
  ["a member looking", { members: [RAVI_ROW] }, RAVI, "Only Asha Rao, who leads the team, can add members."],
])("%s: the add form gives way to the reason", async (_case, team, actor, reason) => {
  show(withTeam(team), actor);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByLabelText("Member Email")).not.toBeInTheDocument();
});

test("the page has one primary button: the form's, or that of a more urgent step or an invitation", async () => {
  const view = show(withTeam({ leader: personFixture("Asha Rao", { isLeader: true }) }));
  expect(await screen.findByRole("button", { name: "Set your handle" })).toHaveClass("bg-accent");
  expect(button("Add Member")).not.toHaveClass("bg-accent");
  view.unmount();
  const { unmount } = show(withTeam());
  expect(await screen.findByRole("button", { name: "Add a member" })).not.toHaveClass("bg-accent");
  expect(button("Add Member")).toHaveClass("bg-accent");
  unmount();
  const invitation = { teamId: TEAM_ID, teamName: "Bits", leaderName: "Meena", placesLeft: 1, state: "open" };
  show({
    ...NO_TEAM,
    myInvitations: () => [{ ...invitation, registrationClosesAt: null, event: EVENT }],
  });
  expect(await screen.findByRole("button", { name: "Accept" })).toHaveClass("bg-accent");
  expect(button("Create Team")).not.toHaveClass("bg-accent");
});

test("registrations that are closed say so instead of taking a name", async () => {
  show({ currentEvent: () => ({ ...EVENT, registrationOpen: false }), myTeam: () => null });
  expect(await screen.findByText("Registrations are closed for this event.")).toBeVisible();
  expect(screen.queryByLabelText("Team Name")).not.toBeInTheDocument();
  expect(screen.queryByText("How teams work")).not.toBeInTheDocument();
});

test("no current event is a state of its own", async () => {
  show({ currentEvent: () => null, myTeam: () => null });
  expect(await screen.findByText("There is no current event at the moment.")).toBeVisible();
});
