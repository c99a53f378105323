import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, TEAM_ID, teamFixture } from "../testing/team-fixture";
import { TeamMates } from "./team-mates";

const page = (nodes: readonly object[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? "next" : null },
  totalCount: nodes.length,
});
const SEGFAULT = {
  teamId: TEAM_ID,
  teamName: "Segfault",
  leaderName: "Asha Rao",
  college: "Sample College",
  placesLeft: 1,
  line: "We need a third",
  requested: false,
};
const MEERA = {
  id: "listing-meera",
  name: "Meera Das",
  college: null,
  codeforcesHandle: "meera",
  line: "Third year",
  isOwn: false,
  invited: false,
};
const LISTINGS = { open: true, person: null, team: null };

const show = (answers: Answers, actor = RAVI) =>
  renderScreen(<TeamMates actor={actor} />, {
    currentEvent: () => EVENT,
    myTeam: () => null,
    myInvitations: () => [],
    teamInvitations: () => [],
    joinRequests: () => [],
    myListings: () => LISTINGS,
    listedTeams: () => page([SEGFAULT]),
    listedPeople: () => page([MEERA]),
    ...answers,
  });
const teams = () => screen.findByRole("region", { name: /^Teams with a free place/ });
const people = () => screen.findByRole("region", { name: /^People looking for a team/ });

test("without a team one asks, and takes the request back; people are not invited", async () => {
  const requestToJoin = jest.fn(() => ({ message: "sent" }));
  const withdrawRequest = jest.fn(() => ({ message: "withdrawn" }));
  show({ requestToJoin, withdrawRequest });
  const list = within(await teams());
  await userEvent.click(await list.findByRole("button", { name: "Ask to join Segfault" }));
  await userEvent.click(await list.findByRole("button", { name: "Withdraw request Segfault" }));
  expect(await list.findByRole("button", { name: "Ask to join Segfault" })).toBeVisible();
  expect(withdrawRequest.mock.lastCall).toMatchObject([{ input: { teamId: TEAM_ID } }]);
  expect(within(await people()).queryByRole("button", { name: /Invite/ })).not.toBeInTheDocument();
});

test("a refused request stays next to its team", async () => {
  const refused = () => {
    throw refusal("TOO_MANY_REQUESTS");
  };
  show({ requestToJoin: refused });
  const list = within(await teams());
  await userEvent.click(await list.findByRole("button", { name: "Ask to join Segfault" }));
  expect(await list.findByText(/You can ask at most 5 teams at a time/)).toBeVisible();
});

test("a leader invites people, sees who asks, and asks no team", async () => {
  const inviteListed = jest.fn(() => ({ message: "The invitation is on its way." }));
  show({ myTeam: () => teamFixture(), inviteListed }, ASHA);
  const list = within(await people());
  await userEvent.click(await list.findByRole("button", { name: "Invite Meera Das" }));
  expect(await list.findByText("Invited")).toBeVisible();
  expect(inviteListed.mock.lastCall).toMatchObject([
    { input: { teamId: TEAM_ID, listingId: "listing-meera" } },
  ]);
  expect(within(await teams()).queryByRole("button", { name: /Ask/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Put my team on the list" })).toBeVisible();
});

test("a leader accepts a request, and sees the confirmation", async () => {
  const meera = { id: "request-1", name: "Meera Das", college: null, codeforcesHandle: null, line: "Graphs" };
  let requests = [meera];
  const acceptRequest = jest.fn(() => {
    requests = [];
    const team = teamFixture({ members: [personFixture("Meera Das")] });
    return { message: "The person is now in your team.", team };
  });
  show({ myTeam: () => teamFixture(), joinRequests: () => requests, acceptRequest }, ASHA);
  const panel = within(await screen.findByRole("region", { name: "Requests to join" }));
  await userEvent.click(panel.getByRole("button", { name: "Accept Meera Das" }));
  expect(await screen.findByText("The person is now in your team.")).toBeVisible();
  expect(acceptRequest.mock.lastCall).toMatchObject([{ input: { teamId: TEAM_ID, requestId: "request-1" } }]);
  await waitFor(() => expect(screen.queryByText("Graphs")).not.toBeInTheDocument());
});

test("a search of either list is the server's", async () => {
  const narrowed = (node: object) =>
    jest.fn((args: object) => page("search" in args && args.search ? [] : [node]));
  const [listedTeams, listedPeople] = [narrowed(SEGFAULT), narrowed(MEERA)];
  show({ listedTeams, listedPeople });
  await userEvent.type(await screen.findByLabelText("Search teams"), "graphs");
  expect(
    await within(await teams()).findByText("No entries match your search. Try other words."),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText("Search people"), "trees");
  expect(
    await within(await people()).findByText("No entries match your search. Try other words."),
  ).toBeVisible();
  expect(listedTeams.mock.lastCall).toMatchObject([{ search: "graphs" }]);
  expect(listedPeople.mock.lastCall).toMatchObject([{ search: "trees" }]);
});

test("a member of a team lists nothing, and sees why", async () => {
  show({ myTeam: () => teamFixture({ members: [personFixture("Ravi Kumar")] }) });
  await teams();
  expect(screen.getByText("Only Asha Rao, who leads the team, can add members.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /on the list/ })).not.toBeInTheDocument();
});

test("the leader of a locked team sees why no one can be invited, and whom to write to", async () => {
  show({ myTeam: () => teamFixture({ paymentStatus: "pending" }) }, ASHA);
  expect(await screen.findByText(/^No one can join or leave the team/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Write to the club" })).toHaveAttribute("href", "/contact");
  expect(screen.queryByRole("button", { name: /on the list/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: /^(People looking|Teams with)/ })).not.toBeInTheDocument();
});

test("a full team has no lists, because no one can join it", async () => {
  const members = [personFixture("Ravi Kumar"), personFixture("Meena Das")];
  show({ myTeam: () => teamFixture({ members }) }, ASHA);
  expect(await screen.findByText("A team cannot have more than 3 members.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

test("an empty list has no search field, which stays while a search is cleared", async () => {
  show({
    listedTeams: () => page([]),
    listedPeople: (args: object) => page("search" in args && args.search ? [] : [MEERA]),
  });
  expect(await within(await teams()).findByText(/^No team is listed/)).toBeVisible();
  expect(screen.queryByLabelText("Search teams")).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Search people"), "trees");
  expect(await within(await people()).findByText(/^No entries match/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Search people"));
  expect(await screen.findByText("Meera Das")).toBeVisible();
  expect(screen.getByLabelText("Search people")).toHaveFocus();
});

test("the line is refused where it names a way to reach one, without asking the server", async () => {
  const listMyself = jest.fn(() => ({ message: "The entry is on the list.", listings: LISTINGS }));
  show({ listMyself });
  await userEvent.type(await screen.findByLabelText("Your text"), "call 98765 43210");
  await userEvent.click(screen.getByRole("button", { name: "Put me on the list" }));
  expect((await screen.findAllByText(/Leave out links, addresses/))[0]).toBeVisible();
  expect(listMyself).not.toHaveBeenCalled();
});

test("the list gives way to an open invitation, which has the page's primary button", async () => {
  const put = () => screen.findByRole("button", { name: "Put me on the list" });
  const { unmount } = show({});
  expect(await put()).toHaveClass("bg-accent");
  unmount();
  const invitation = { teamId: TEAM_ID, teamName: "Bits", leaderName: "Meena", placesLeft: 1, state: "open" };
  show({ myInvitations: () => [{ ...invitation, registrationClosesAt: null, event: EVENT }] });
  expect(await screen.findByRole("button", { name: "Accept" })).toHaveClass("bg-accent");
  expect(await put()).not.toHaveClass("bg-accent");
});

test("a text of several lines is kept as one line", async () => {
  show({});
  const field = await screen.findByLabelText("Your text");
  await userEvent.type(field, "I like graphs{Enter}and trees");
  expect(field).toHaveValue("I like graphs and trees");
});

test("more of a list is fetched behind its cursor and added below", async () => {
  const listedPeople = jest.fn((args: object) =>
    "after" in args && args.after === "next"
      ? page([{ ...MEERA, id: "second", name: "Ravi Sen" }])
      : page([MEERA], true),
  );
  show({ listedPeople });
  const list = within(await people());
  await userEvent.click(await list.findByRole("button", { name: "Show more" }));
  expect(await list.findByText("Ravi Sen")).toBeVisible();
  expect(list.getByText("Meera Das")).toBeVisible();
  expect(list.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("once registration is closed there is no one to find", async () => {
  show({ currentEvent: () => ({ ...EVENT, registrationOpen: false }) });
  expect(await screen.findByText("No people are looking for a team now")).toBeVisible();
  expect(screen.queryByLabelText("Your text")).not.toBeInTheDocument();
});
