import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { TEAM_ID, teamFixture, EVENT, ASHA } from "../testing/team-fixture";
import { TeamDashboard } from "../components/dashboard/team-dashboard";
import { TeamRegistration } from "../components/workspace/team-registration";
import { InvitationPanel } from "./invitation-panel";
import { InvitedPeople } from "./invited-people";

const MEERA = {
  id: "invitation-1",
  email: "meera@example.org",
  name: null,
  sentAt: "2025-02-01T10:00:00.000Z",
  createdAt: "2025-02-01T10:00:00.000Z",
};
const show = (answers: Answers, manages = true, resends = manages) =>
  renderScreen(<InvitedPeople teamId={TEAM_ID} {...{ manages, resends }} />, answers);

test("the leader withdraws an invitation, and the list is what the server answers", async () => {
  const withdrawInvitation = jest.fn(() => ({ message: "Invitation withdrawn.", invitations: [] }));
  show({ teamInvitations: () => [MEERA], withdrawInvitation });
  await userEvent.click(
    await screen.findByRole("button", { name: "Withdraw the invitation for meera@example.org" }),
  );
  expect(await screen.findByText("Invitation withdrawn.")).toBeVisible();
  expect(screen.queryByText("meera@example.org")).not.toBeInTheDocument();
  expect(withdrawInvitation.mock.lastCall).toMatchObject([
    { input: { teamId: TEAM_ID, invitationId: "invitation-1" } },
  ]);
});

test("members see that a person is invited, with nothing to press", async () => {
  show({ teamInvitations: () => [{ ...MEERA, email: null, sentAt: null }] }, false);
  expect(await screen.findByText("A person invited by e-mail")).toBeVisible();
  expect(
    screen.getByText(
      "The mail was not sent, because this address already got several mails this hour. The leader can resend the invitation later.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the leader reads that they can resend an invitation that was not mailed", async () => {
  show({ teamInvitations: () => [{ ...MEERA, sentAt: null }] });
  expect(await screen.findByText(/You can resend the invitation later\.$/)).toBeVisible();
});

test("the leader can only withdraw an invitation while no member can be added", async () => {
  show({ teamInvitations: () => [{ ...MEERA, sentAt: null }] }, true, false);
  expect(await screen.findByRole("button", { name: /^Withdraw/ })).toBeVisible();
  expect(screen.queryByText(/resend/i)).not.toBeInTheDocument();
});

test("an invitation link that could not be read is read again with a press", async () => {
  const teamInvitationLink = jest.fn((): unknown => {
    throw new Unreachable();
  });
  renderScreen(<InvitationPanel teamId={TEAM_ID} teamName="Segfault" />, {
    invitationLink: teamInvitationLink,
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText(FALLBACKS.invitationLink)).not.toBeInTheDocument();
  teamInvitationLink.mockReturnValue(null);
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: /invitation link$/ })).toBeVisible();
});

const NO_ACCOUNT = () => {
  throw refusal("ACCOUNT_NOT_FOUND");
};
const registration = (more: Answers) =>
  renderScreen(<TeamRegistration actor={ASHA} />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture(),
    teamInvitations: () => [],
    ...more,
  });
const typeMember = async (text: string) =>
  userEvent.type(await screen.findByLabelText("Member Email"), `${text}{Enter}`);

test("an address that no account has is invited with the same press, and no error comes first", async () => {
  const inviteToTeam = jest.fn(() => ({ message: "The invitation is on its way.", invitations: [MEERA] }));
  registration({ addMember: NO_ACCOUNT, inviteToTeam });
  await typeMember("meera@example.org");
  expect(await screen.findByText("The invitation is on its way.")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const team = within(screen.getByRole("region", { name: "Segfault" }));
  // The invitation takes the second place, which was free.
  const [, second] = team.getAllByRole("listitem");
  expect(await within(second as HTMLElement).findByText("meera@example.org")).toBeVisible();
  expect(second).toHaveTextContent(/^2.*Invited/);
  expect(screen.getByLabelText("Member Email")).toHaveValue("");
  expect(inviteToTeam.mock.lastCall).toMatchObject([
    { input: { teamId: TEAM_ID, email: "meera@example.org" } },
  ]);
});

test("an invitation that is refused says why next to the address, which stays", async () => {
  const refused = refusal("PERSON_INVITED");
  registration({
    addMember: NO_ACCOUNT,
    inviteToTeam: () => {
      throw refused;
    },
  });
  await typeMember("meera@example.org");
  expect((await screen.findAllByText(refused.message))[0]).toBeVisible();
  expect(screen.getByLabelText("Member Email")).toHaveValue("meera@example.org");
});

describe("a name or handle", () => {
  const listed = (name: string, codeforcesHandle: string | null = null) => ({
    node: {
      id: name,
      name,
      college: null,
      codeforcesHandle,
      line: "I like graphs",
      isOwn: false,
      invited: false,
    },
  });
  const people = (...edges: readonly object[]) => ({
    edges,
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: edges.length,
  });
  const inviteListed = jest.fn(() => ({ message: "The invitation is on its way." }));
  beforeEach(() => inviteListed.mockClear());

  test.each(["meera das", "Meera_D"])("of one listed person invites them at once: %s", async (typed) => {
    const found = people(listed("Meera Das", "meera_d"), listed("Meera Dasgupta"));
    registration({ listedPeople: () => found, inviteListed });
    await typeMember(typed);
    expect(await screen.findByText("The invitation is on its way.")).toBeVisible();
    expect(inviteListed.mock.lastCall).toMatchObject([
      { input: { teamId: TEAM_ID, listingId: "Meera Das" } },
    ]);
    expect(screen.getByLabelText("Member Email")).toHaveValue("");
  });

  test("that may be several people lets the leader choose", async () => {
    const byCollege = { ...listed("Ravi Kumar") };
    const found = people(listed("Meera Das", "meera_d"), listed("Meera Sen"), byCollege);
    registration({ listedPeople: () => found, inviteListed });
    await typeMember("meera");
    const list = within(await screen.findByRole("list", { name: "People looking for a team" }));
    expect(screen.getByText("Which person do you mean?")).toBeVisible();
    expect(list.getAllByRole("listitem")).toHaveLength(2);
    expect(inviteListed).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole("button", { name: "Invite Meera Sen" }));
    expect(await screen.findByText("The invitation is on its way.")).toBeVisible();
    expect(inviteListed.mock.lastCall).toMatchObject([{ input: { listingId: "Meera Sen" } }]);
    expect(screen.queryByRole("list", { name: "People looking for a team" })).not.toBeInTheDocument();
  });

  test("that no listed person has tells no more than that, and asks for an address", async () => {
    registration({ listedPeople: () => people(), inviteListed });
    await typeMember("Ravi");
    expect(await screen.findByText("Invalid email format")).toBeVisible();
    expect(screen.getByText(/^No person with this name or handle is looking for a team\./)).toBeVisible();
    expect(inviteListed).not.toHaveBeenCalled();
  });
});

test("on the dashboard each place is said once: who is invited, then the way to fill the rest", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture(),
    teamInvitations: () => [MEERA],
  });
  expect(await screen.findByText("meera@example.org")).toBeVisible();
  const places = within(screen.getByRole("list", { name: "Team members" })).getAllByRole("listitem");
  expect(places.map(({ textContent }) => /Asha Rao|meera@|\+ Invite/.exec(textContent)?.[0])).toEqual([
    "Asha Rao",
    "meera@",
    "+ Invite",
  ]);
  expect(screen.queryByRole("region", { name: "Invited" })).not.toBeInTheDocument();
});

test("the leader makes a link, copies it, shows it as a code, renews it and switches it off", async () => {
  const link = (token: string) => ({
    url: `https://club.example/join/${token}`,
    qrSvg: "<svg/>",
    createdAt: MEERA.createdAt,
  });
  const tokens = ["first", "second"];
  const renewInvitationLink = jest.fn(() => ({ message: "made", link: link(tokens.shift() ?? "none") }));
  const endInvitationLink = jest.fn(() => ({ message: "off" }));
  const answers = { invitationLink: () => null, renewInvitationLink, endInvitationLink };
  const user = userEvent.setup();
  renderScreen(<InvitationPanel teamId={TEAM_ID} teamName="Segfault" />, answers);
  await user.click(await screen.findByRole("button", { name: "Create invitation link" }));
  expect(await screen.findByText(link("first").url)).toBeVisible();
  const panel = screen.getByRole("region", { name: "Invite by link" });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Copy Invitation link" }));
  expect(await navigator.clipboard.readText()).toBe(link("first").url);
  await user.click(screen.getByText("Show as QR code"));
  expect(screen.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Replace link" }));
  expect(await screen.findByText(link("second").url)).toBeVisible();
  expect(screen.queryByText(link("first").url)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Switch off link" }));
  expect(await screen.findByRole("button", { name: "Create invitation link" })).toBeVisible();
  await waitFor(() => expect(panel).toHaveFocus());
  expect(endInvitationLink.mock.lastCall).toMatchObject([{ input: { teamId: TEAM_ID } }]);
});
