import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { TEAM_ID, teamFixture, EVENT, ASHA } from "../testing/team-fixture";
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
const show = (answers: Answers, manages = true) =>
  renderScreen(<InvitedPeople teamId={TEAM_ID} manages={manages} />, answers);

test("the leader withdraws an invitation, and the list is what the server answers", async () => {
  const withdrawInvitation = jest.fn(() => ({ message: "The invitation is withdrawn.", invitations: [] }));
  show({ teamInvitations: () => [MEERA], withdrawInvitation });
  await userEvent.click(
    await screen.findByRole("button", { name: "Withdraw the invitation of meera@example.org" }),
  );
  expect(await screen.findByText("The invitation is withdrawn.")).toBeVisible();
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
      "Not mailed yet. This address already got several mails this hour. The leader can resend the invitation later.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("an address that no account has is invited with one press next to the specification's text", async () => {
  const inviteToTeam = jest.fn(() => ({ message: "The invitation is on its way.", invitations: [MEERA] }));
  renderScreen(<TeamRegistration actor={ASHA} />, {
    currentEvent: () => EVENT,
    myTeam: () => teamFixture(),
    teamInvitations: () => [],
    addMember: () => {
      throw refusal("ACCOUNT_NOT_FOUND");
    },
    inviteToTeam,
  });
  await userEvent.type(await screen.findByLabelText("Member Email"), "meera@example.org{Enter}");
  const text = "No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.";
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Invite by e-mail" }));
  const team = within(screen.getByRole("region", { name: "Segfault" }));
  // In the second place, which was free.
  const [, second] = team.getAllByRole("listitem");
  expect(await within(second as HTMLElement).findByText("meera@example.org")).toBeVisible();
  expect(second).toHaveTextContent(/^2.*Invited/);
  expect(screen.getByLabelText("Member Email")).toHaveValue("");
  expect(inviteToTeam.mock.lastCall).toMatchObject([
    { input: { teamId: TEAM_ID, email: "meera@example.org" } },
  ]);
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
  await user.click(screen.getByRole("button", { name: "Copy Invitation link" }));
  expect(await navigator.clipboard.readText()).toBe(link("first").url);
  await user.click(screen.getByText("Show as QR code"));
  expect(screen.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Replace link" }));
  expect(await screen.findByText(link("second").url)).toBeVisible();
  expect(screen.queryByText(link("first").url)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Switch off link" }));
  expect(await screen.findByRole("button", { name: "Create invitation link" })).toBeVisible();
  expect(endInvitationLink.mock.lastCall).toMatchObject([{ input: { teamId: TEAM_ID } }]);
});
