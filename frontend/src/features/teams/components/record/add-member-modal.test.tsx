import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enter } from "../../../../shared/testing/enter";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, TEAM_ID, teamFixture } from "../../testing/team-fixture";
import { RecordScreen } from "./record-screen";

const LEADER = personFixture("Asha Rao", { isLeader: true, college: "Sample College" });
const dialog = () => within(screen.getByRole("dialog", { name: "Add Member" }));
const send = () => userEvent.click(dialog().getByRole("button", { name: "Add" }));

async function open(answers: Answers = {}) {
  const myTeam = jest.fn(() => teamFixture({ leader: LEADER }));
  renderScreen(<RecordScreen actor={ASHA} />, { currentEvent: () => EVENT, myTeam, ...answers });
  await userEvent.click(await screen.findByRole("button", { name: "Add Member" }));
  await screen.findByRole("dialog", { name: "Add Member" });
  return myTeam;
}

async function fillRequired({ by = enter } = {}) {
  await by(dialog().getByLabelText("Name"), "Ravi Kumar");
  await by(dialog().getByLabelText("University Roll Number"), "R-17");
}

afterEach(() => localStorage.clear());

test("the header's step is the page's one primary button", async () => {
  const myTeam = () => teamFixture({ leader: LEADER, qualified: true });
  renderScreen(<RecordScreen actor={ASHA} />, { currentEvent: () => EVENT, myTeam });
  expect(await screen.findByRole("button", { name: "Add Member" })).not.toHaveClass("bg-accent");
  expect(screen.getByRole("button", { name: "Proceed to Payment" })).not.toHaveClass("bg-accent");
  expect(screen.getByRole("button", { name: "Set your handle" })).toHaveClass("bg-accent");
});

test("asks for name and roll number, the rest is optional, and the college is the leader's when empty", async () => {
  await open();
  expect(dialog().getByLabelText("Name")).toHaveFocus();
  for (const label of ["Name", "University Roll Number"])
    expect(dialog().getByLabelText(label)).toBeRequired();
  for (const label of [/^Email/, /^Phone/, /^College/, /^Codeforces handle/])
    expect(dialog().getByLabelText(label)).not.toBeRequired();
  expect(dialog().getByLabelText(/^College/)).toHaveAccessibleDescription(
    "Leave empty to use your own college: Sample College.",
  );
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add Member" })).toHaveFocus());
});

test("missing and wrong values are reported at their fields, the first has the focus; nothing is sent", async () => {
  const addMemberRecord = jest.fn();
  await open({ addMemberRecord });
  await enter(dialog().getByLabelText(/^Email/), "no-address");
  await enter(dialog().getByLabelText(/^Phone/), "12345");
  await send();
  expect(await dialog().findByText("University Roll Number is required.")).toBeVisible();
  for (const text of ["Name is required", "Invalid email format", "Phone number must be 10 digits"])
    expect(dialog().getByText(text)).toBeVisible();
  expect(dialog().getByLabelText("Name")).toHaveFocus();
  expect(addMemberRecord).not.toHaveBeenCalled();
});

test("sends what was typed without stray space, closes, says so and fetches the team again", async () => {
  const added = personFixture("Ravi Kumar", { universityRollNo: "R-17" });
  const addMemberRecord = jest.fn(() => ({
    message: "Member added successfully!",
    team: teamFixture({ leader: LEADER, members: [added] }),
  }));
  const myTeam = await open({ addMemberRecord });
  await fillRequired({ by: userEvent.type });
  await userEvent.type(dialog().getByLabelText(/^Phone/), " 98765 43210");
  await userEvent.type(dialog().getByLabelText(/^Codeforces handle/), " ravi_k ");
  await send();
  expect(await screen.findByText("Member added successfully!")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(addMemberRecord).toHaveBeenCalledWith({
    input: {
      teamId: TEAM_ID,
      name: "Ravi Kumar",
      universityRollNo: "R-17",
      email: "",
      phone: "9876543210",
      college: "",
      codeforcesHandle: "ravi_k",
    },
  });
  await waitFor(() => expect(myTeam).toHaveBeenCalledTimes(2));
});

test("reads Adding... while busy, sends once, and cannot be closed until the reply", async () => {
  const addMemberRecord = jest.fn(() => new Promise(() => undefined));
  await open({ addMemberRecord });
  await fillRequired();
  await send();
  await userEvent.click(await dialog().findByRole("button", { name: "Adding..." }));
  await userEvent.type(dialog().getByLabelText("Name"), "{Enter}{Escape}");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(addMemberRecord).toHaveBeenCalledTimes(1);
});

test.each([
  ["a team that has filled up since", refusal("TEAM_FULL"), "A team cannot have more than 3 members."],
  ["a member of another team", refusal("PERSON_IN_TEAM"), "This person is already in a team for this event."],
  ["no answer", new Unreachable(), "Failed to add member"],
  ["an unknown failure", refusal("INTERNAL"), "Failed to add member"],
])(
  "%s is shown in the dialog, where everything typed stays; the team is fetched again",
  async (_case, error, text) => {
    const myTeam = await open({
      addMemberRecord: () => {
        throw error;
      },
    });
    await fillRequired();
    await send();
    expect(await dialog().findByRole("alert")).toHaveTextContent(text);
    expect(dialog().getByLabelText("Name")).toHaveValue("Ravi Kumar");
    await waitFor(() => expect(myTeam).toHaveBeenCalledTimes(2));
  },
);

test("members noted on this device can be filled in, those already in the team are left out, nothing is sent", async () => {
  const stored = [
    { name: "Asha Rao", email: "ASHA@example.org", phone: "9000000001" },
    { name: "Meera Sen", email: "meera@example.org", phone: "9000000002" },
  ];
  localStorage.setItem("teamMembers", JSON.stringify(stored));
  await open();
  const list = within(dialog().getByRole("group", { name: "Fill in from your list" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Meera Sen"]);
  await userEvent.type(dialog().getByLabelText("University Roll Number"), "R-18");
  await userEvent.click(list.getByRole("button", { name: "Meera Sen" }));
  expect(dialog().getByLabelText("Name")).toHaveValue("Meera Sen");
  expect(dialog().getByLabelText(/^Email/)).toHaveValue("meera@example.org");
  expect(dialog().getByLabelText(/^Phone/)).toHaveValue("9000000002");
  expect(dialog().getByLabelText("University Roll Number")).toHaveValue("R-18");
});

test("without such a list there is no such choice", async () => {
  await open();
  expect(dialog().queryByText("Fill in from your list")).not.toBeInTheDocument();
});
