import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { movableClock, pass } from "../../../../shared/testing/movable-clock";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../../testing/team-fixture";
import { RecordScreen } from "./record-screen";

const RAVI_ROW = personFixture("Ravi Kumar", { universityRollNo: "R-17", userId: null, email: null });
const MEERA_ROW = personFixture("Meera Sen");
const KIRAN_ROW = personFixture("Kiran Das");
const NO_TEAM = { currentEvent: () => EVENT, myTeam: () => null };
const SMALL_TEAM = "Your team has less than 3 members. Are you sure you want to proceed to payment?";

const withTeam = (more: object = {}): Answers => ({
  currentEvent: () => EVENT,
  myTeam: () => teamFixture(more),
});
const refusing = (error: Error) => () => {
  throw error;
};
const button = (name: string) => screen.getByRole("button", { name });
const show = (answers: Answers, actor = ASHA) => renderScreen(<RecordScreen actor={actor} />, answers);
const rowOf = async (name: string) =>
  (await screen.findAllByRole("listitem")).find(
    (row) => within(row).queryByText(name, { selector: "p" }) !== null,
  )!;
const detail = (row: HTMLElement, term: string) =>
  within(row).getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

afterEach(() => localStorage.clear());

test("without a team: loading, then the form for its name", async () => {
  show(NO_TEAM);
  expect(screen.getByText("Checking your team...")).toBeVisible();
  expect(await screen.findByLabelText("Team Name")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Create Team" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Proceed to Payment" })).not.toBeInTheDocument();
});

test("the team name noted on this device is shown next to the form", async () => {
  localStorage.setItem("teamName", "Null Pointers");
  show(NO_TEAM);
  expect(await screen.findByText("Null Pointers")).toBeVisible();
});

test("creating a team shows it at once, keeps the fresh session and stops the form", async () => {
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
  movableClock();
  await userEvent.click(button("Create Team"));
  expect(await screen.findByRole("heading", { level: 1, name: "Null Pointers" })).toBeVisible();
  expect(screen.getByText("Team created successfully!")).toBeVisible();
  expect(screen.queryByLabelText("Team Name")).not.toBeInTheDocument();
  expect(readSession()?.role).toBe("Team Leader");
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await pass(3_000);
  expect(screen.queryByText("Team created successfully!")).toBeNull();
});

test("a refused name is reported in the banner, which goes after 3 s, and at the field", async () => {
  show({ ...NO_TEAM, createTeam: refusing(refusal("TEAM_NAME_TAKEN")) });
  const name = await screen.findByLabelText("Team Name");
  movableClock();
  await userEvent.type(name, "Segfault{Enter}");
  const text = "This team name is already taken. Please choose another one.";
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await pass(3_000);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Team Name")).toHaveAccessibleDescription(expect.stringContaining(text));
});

test("closed registrations and a missing event are states of their own", async () => {
  const { unmount } = show({
    currentEvent: () => ({ ...EVENT, registrationOpen: false }),
    myTeam: () => null,
  });
  expect(await screen.findByText("Registrations are closed for this event.")).toBeVisible();
  expect(screen.queryByLabelText("Team Name")).not.toBeInTheDocument();
  unmount();
  show({ currentEvent: () => null, myTeam: () => null });
  expect(await screen.findByText("There is no current event at the moment.")).toBeVisible();
});

test("a failed check stays and offers another try", async () => {
  let down = true;
  show({
    currentEvent: () => EVENT,
    myTeam: () => {
      if (down) throw new Unreachable();
      return teamFixture();
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to check team status");
  down = false;
  await userEvent.click(button("Try again"));
  expect(await screen.findByRole("region", { name: "Members" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the list has the leader first, with what is known and what is missing of each", async () => {
  show(withTeam({ members: [RAVI_ROW] }));
  const [first, second] = [await rowOf("Asha Rao"), await rowOf("Ravi Kumar")];
  const pages = within(screen.getByRole("navigation", { name: "Team pages" })).getAllByRole("listitem");
  expect(screen.getAllByRole("listitem")).toEqual([...pages, first, second]);
  expect(within(first).getByText("Leader · You")).toBeVisible();
  expect(detail(first, "Email")).toBe("asha@example.org");
  expect(detail(first, "CF handle")).toBe("asha_rao");
  expect(detail(first, "Phone")).toBe("Missing");
  expect(within(second).getByText("Has no account yet")).toBeVisible();
  expect(detail(second, "Roll number")).toBe("R-17");
  expect(detail(second, "Email")).toBe("Missing");
  expect(screen.getByText("2 of 3")).toBeVisible();
});

test.each([
  ["at the limit", { members: [RAVI_ROW, MEERA_ROW] }, "A team cannot have more than 3 members."],
  [
    "at the limit of an event for larger teams",
    { members: [RAVI_ROW, MEERA_ROW, KIRAN_ROW], event: { ...EVENT, maxTeamSize: 4 } },
    "A team in this event cannot have more than 4 members.",
  ],
  [
    "alone at an event for one",
    { event: { ...EVENT, maxTeamSize: 1 } },
    "A team in this event has exactly one person.",
  ],
  [
    "with a pending payment",
    { paymentStatus: "pending" },
    /^No one can join or leave the team, because the team reported its payment\./,
  ],
  [
    "with an accepted payment",
    { paymentStatus: "accepted" },
    /^No one can join or leave the team, because the team reported its payment\./,
  ],
])("%s the Add Member button gives way to the reason", async (_case, team, reason) => {
  show(withTeam(team));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add Member" })).not.toBeInTheDocument();
});

test("a member reads the list without buttons, and of others no word about what they may not see", async () => {
  const linked = personFixture("Ravi Kumar", { phone: "9876543210" });
  show(withTeam({ members: [linked] }), RAVI);
  expect(
    await screen.findByText("Only Asha Rao, who leads the team, can add people or change these details."),
  ).toBeVisible();
  expect(screen.getByRole("button")).toHaveTextContent("Set your handle");
  expect(within(await rowOf("Asha Rao")).queryByText("Phone")).not.toBeInTheDocument();
  expect(detail(await rowOf("Ravi Kumar"), "Phone")).toBe("9876543210");
});

test("with free places Proceed to Payment asks first, in the specification's words", async () => {
  show(withTeam({ members: [RAVI_ROW] }));
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Payment" }));
  const dialog = screen.getByRole("dialog", { name: "Proceed to payment?" });
  expect(dialog).toHaveAccessibleDescription(SMALL_TEAM);
  await userEvent.click(button("Cancel"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/);
  await userEvent.click(button("Proceed to Payment"));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Proceed to Payment" }),
  );
  expect(screen.getByTestId("address")).toHaveTextContent("/payment");
});

test("a full team proceeds without a question", async () => {
  show(withTeam({ members: [RAVI_ROW, MEERA_ROW] }));
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Payment" }));
  expect(screen.getByTestId("address")).toHaveTextContent("/payment");
});

test.each(["pending", "accepted", "rejected", "incomplete", "due"])("the payment %s", async (state) => {
  const paymentStatus = state === "due" ? "incomplete" : state;
  show(withTeam({ paymentStatus, ...(state === "due" ? { ranking: 1 } : {}) }));
  const panel = await screen.findByRole("region", { name: "Payment" });
  expect(screen.getAllByText(paymentStatus)).toHaveLength(1);
  const isReportable = paymentStatus !== "pending" && paymentStatus !== "accepted";
  expect(within(panel).queryAllByRole("button", { name: "Proceed to Payment" })).toHaveLength(
    isReportable ? 1 : 0,
  );
});

test.each(["incomplete", "refunded"])("after the event nothing is due for a payment %s", async (status) => {
  const event = { ...EVENT, registrationOpen: false, lastDay: "2020-01-01" };
  show({ currentEvent: () => event, myTeam: () => teamFixture({ paymentStatus: status }) });
  const panel = await screen.findByRole("region", { name: "Payment" });
  expect(within(panel).getByText("The event is over. Your team does not need to pay.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Proceed to Payment" })).not.toBeInTheDocument();
});

test("a free event has nothing to proceed to", async () => {
  show(withTeam({ event: { ...EVENT, fee: 0 } }));
  expect(await screen.findByText("This event is free, so you do not need to pay.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Proceed to Payment" })).not.toBeInTheDocument();
});

test("removing asks first and says that it was done", async () => {
  let members: readonly object[] = [RAVI_ROW];
  const removeMember = jest.fn(() => {
    members = [];
    return { message: "Member removed from the team.", team: teamFixture() };
  });
  show({ currentEvent: () => EVENT, myTeam: () => teamFixture({ members }), removeMember });
  await userEvent.click(await screen.findByRole("button", { name: "Remove Ravi Kumar from the team" }));
  expect(screen.getByRole("dialog", { name: "Remove Ravi Kumar?" })).toBeVisible();
  await userEvent.click(button("Remove member"));
  expect(await screen.findByText("Member removed from the team.")).toBeVisible();
  expect(removeMember).toHaveBeenCalledWith({ input: { memberId: "member-ravi" } });
  expect(screen.queryByText("Ravi Kumar")).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test.each([
  ["a leader", {}, ASHA, "add people by e-mail, hand the team over, or delete the team"],
  [
    "a leader of a full team",
    { members: [RAVI_ROW, MEERA_ROW] },
    ASHA,
    "hand the team over or delete the team",
  ],
  ["a member", { members: [personFixture("Ravi Kumar")] }, RAVI, "set your own handle or leave the team"],
])("%s reads what Manage Team offers", async (_case, team, actor, deeds) => {
  show(withTeam(team), actor);
  expect(await screen.findByText(/^Under/)).toHaveTextContent(`Under Manage Team you can ${deeds}.`);
});

test("after the report the leader reads once what is still possible, with a link to Manage Team", async () => {
  show(withTeam({ paymentStatus: "pending" }));
  expect(await screen.findAllByText(/hand the team over|^Manage Team$/)).toHaveLength(2);
});

test("who cannot proceed may look at the payment", async () => {
  show(withTeam({ paymentStatus: "accepted" }));
  expect(await screen.findByRole("link", { name: "See the payment" })).toHaveAttribute("href", "/payment");
});
