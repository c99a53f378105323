import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { MailSection } from "./mail-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const ID = "01890000-0000-7000-8000-00000000000";
const leader = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  hasAccount: true,
  confirmed: true,
  isLeader: true,
  hasHandle: false,
  optedOut: false,
});
const audience = (names: readonly string[] = ["Asha", "Ravi"]) => ({
  key: "0".repeat(64),
  recipients: names.length,
  withoutAddress: 1,
  optedOut: 2,
  words: "The leaders of all teams",
  event: {
    slug: "syntaxsiege",
    title: "Syntax Siege 2025",
    fee: 36_000,
    minTeamSize: 1,
    maxTeamSize: 1,
    qualifyingRank: 1,
    titles: [],
    teamPage: "https://club.example/team",
  },
  teams: names.map((name, n) => ({
    id: `${ID}${String(n)}`,
    name: `Team of ${name}`,
    reference: `SS-${String(n)}`,
    ranking: null,
    qualified: false,
    paymentStatus: "incomplete",
    people: [leader(name)],
  })),
});
const mailing = (more: object = {}) => ({
  id: `${ID}9`,
  eventTitle: "Syntax Siege 2025",
  actorName: "Admin",
  subject: "Hello",
  text: "Text",
  audience: "The leaders of all teams",
  recipients: 2,
  queued: 0,
  sent: 2,
  failed: 0,
  withdrawn: 0,
  createdAt: "2025-03-01T11:30:00.000Z",
  ...more,
});
const show = (answers: Answers = {}, at = "/admindashboard?tab=mail") =>
  renderScreen(
    <MailSection />,
    { events: () => [eventFixture()], mailingAudience: () => audience(), ...answers },
    at,
  );
const write = async () => {
  await userEvent.type(await screen.findByLabelText("Subject"), "Hello {{name}");
  await userEvent.type(screen.getByLabelText("Text"), "You lack {{missing}.");
};

test("shows how many get it and each one's copy", async () => {
  show();
  expect(await screen.findByText("2 people")).toBeVisible();
  expect(screen.getByText(/1 more person has no e-mail address/)).toBeVisible();
  expect(screen.getByText(/2 people have switched off mailings/)).toBeVisible();
  await write();
  const preview = within(screen.getByRole("article", { name: "Preview" }));
  expect(preview.getByText("Hello Asha")).toBeVisible();
  expect(preview.getByText("You lack the Codeforces handle of Asha.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(preview.getByText("Hello Ravi")).toBeVisible();
});

test("no one to write to: no Send, and words that say why", async () => {
  show({ mailingAudience: () => audience([]) });
  expect(await screen.findByText("0 people")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send to 0 people" })).toBeDisabled();
  expect(screen.getByText(/Your selection has no recipients, so there is no preview/)).toBeVisible();
});

test("a selection from another tab is folded, so that the message comes soon", async () => {
  show({}, `/admindashboard?tab=mail&teams=${ID}1`);
  const toggle = await screen.findByRole("button", { name: "Show individual teams (1 chosen)" });
  expect(screen.queryByLabelText("Find a team")).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(await screen.findByLabelText("Find a team")).toBeVisible();
});

test("a selection that this tab does not have has no recipients", async () => {
  const mailingAudience = ({ input }: { input: Record<string, unknown> }) =>
    audience(input["fitting"] === true ? undefined : []);
  show({ mailingAudience }, "/admindashboard?tab=mail&teams=selection");
  expect(await screen.findByText(/Your selection was lost/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send to 0 people" })).toBeDisabled();
});

test("a lost answer keeps the key: the second try is the same mail", async () => {
  const keys: unknown[] = [];
  show({
    sendMailing: ({ input }) => {
      keys.push(input["sendKey"]);
      if (keys.length === 1) throw new Unreachable();
      return { message: "Your mail is on its way.", mailing: mailing() };
    },
    sentMailing: () => ({ mailing: mailing(), problems: [] }),
  });
  await write();
  await userEvent.click(screen.getByRole("button", { name: "Send to 2 people" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Send to 2 people" }));
  expect(await dialog.findByText(/Each person gets the mail only once/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Send to 2 people" }));
  expect(await screen.findByText("2 sent")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("other people by now: it says so and looks again", async () => {
  let looks = 0;
  show({
    mailingAudience: () => {
      looks += 1;
      return audience(looks === 1 ? ["Asha", "Ravi"] : ["Asha"]);
    },
    sendMailing: () => {
      throw refusal("MAILING_CHANGED");
    },
  });
  await write();
  await userEvent.click(screen.getByRole("button", { name: "Send to 2 people" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Send to 2 people" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(/The recipients changed/);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Send to 1 person" })).toBeVisible();
  expect(screen.getByLabelText("Subject")).toHaveValue("Hello {name}");
});

test("earlier mails: none yet, and one that is not there", async () => {
  const page = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  show({ sentMailings: () => page }, "/admindashboard?tab=mail&view=sent");
  expect(await screen.findByText("No mail has been sent to teams yet.")).toBeVisible();
});

test("a mail that is not there says so and leads back", async () => {
  show(
    {
      sentMailing: () => {
        throw refusal("MAILING_NOT_FOUND");
      },
    },
    `/admindashboard?tab=mail&view=sent&mailing=${ID}1`,
  );
  expect(await screen.findByText("This mail was not found. Reload the list.")).toBeVisible();
  expect(screen.getByRole("button", { name: "All earlier mails" })).toBeVisible();
});

test("who gets it can be read before it is sent", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Show recipients" }));
  const list = within(screen.getByRole("list", { name: "Recipients of this mail" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
});

test("how far a mail got is followed to its end", async () => {
  let sent = 1;
  const copies = () => ({ recipients: 3, failed: 1, sent, queued: 2 - sent });
  const answers = { sentMailing: () => ({ mailing: mailing(copies()), problems: [] }) };
  show(answers, `/admindashboard?tab=mail&view=sent&mailing=${ID}9`);
  expect(await screen.findByRole("progressbar", { name: "Sent" })).toHaveAttribute("aria-valuenow", "1");
  sent = 2;
  expect(await screen.findByText("No copies are waiting to be sent.")).toBeVisible();
});

test("a misspelt placeholder is marked while one types", async () => {
  show();
  await userEvent.type(await screen.findByLabelText("Text"), "Dear {{nme} of {{team}");
  const preview = within(await screen.findByRole("article", { name: "Preview" }));
  expect(preview.getByText("{nme}").tagName).toBe("MARK");
  expect(preview.getByText(/of Team of Asha/)).toBeVisible();
  expect(screen.getByText(/^{nme} is not a placeholder\./)).toBeVisible();
});

test("a mail server that does not answer is said in words, its own text beneath", async () => {
  const problem = (more: object) => ({
    ...{ id: `${ID}5`, email: "asha@example.org", name: "Asha", teamName: null, givenUp: false },
    ...more,
  });
  const problems = [
    problem({ reason: "connect ECONNREFUSED 127.0.0.1:25" }),
    problem({ id: `${ID}6`, reason: "550 No such user here", givenUp: true }),
  ];
  show(
    { sentMailing: () => ({ mailing: mailing({ sent: 0, failed: 1, queued: 0 }), problems }) },
    `/admindashboard?tab=mail&view=sent&mailing=${ID}9`,
  );
  expect(
    await screen.findByText("The mail server could not be reached. The site will try again automatically."),
  ).toBeVisible();
  expect(screen.getByText("connect ECONNREFUSED 127.0.0.1:25")).toBeVisible();
  expect(screen.getByText("550 No such user here")).toBeVisible();
});

test("a mail begun before waits; a link to a team's mail says that it is for others, and can turn it to that team", async () => {
  writeSession(loginResponse());
  const { unmount } = show();
  await write();
  unmount();
  show({}, `/admindashboard?tab=mail&teams=${ID}1&event=syntaxsiege`);
  expect(await screen.findByLabelText("Subject")).toHaveValue("Hello {name}");
  expect(screen.getByRole("radio", { name: "All teams that match the filters" })).toBeChecked();
  expect(screen.getByText(/The mail still has its earlier recipients/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Use the new selection" }));
  expect(screen.getByRole("radio", { name: "Only selected teams" })).toBeChecked();
  expect(screen.getByLabelText("Subject")).toHaveValue("Hello {name}");
  expect(screen.getByText("Your unfinished mail was restored.")).toBeVisible();
  act(() => clearSession(true));
});
