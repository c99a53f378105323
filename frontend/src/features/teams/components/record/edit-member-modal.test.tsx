import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, teamFixture } from "../../testing/team-fixture";
import { RecordScreen } from "./record-screen";

const RAVI_ID = "01890000-0000-7000-8000-000000000002";
const RAVI_ROW = personFixture("Ravi Kumar", {
  id: RAVI_ID,
  userId: null,
  email: null,
  universityRollNo: "R-17",
  codeforcesHandle: "ravi_k",
});
const dialog = () => within(screen.getByRole("dialog", { name: "Edit Member" }));
const field = (label: string | RegExp) => dialog().getByLabelText(label);
const send = () => userEvent.click(dialog().getByRole("button", { name: "Update" }));

const show = (answers: Answers) =>
  renderScreen(<RecordScreen actor={ASHA} />, { currentEvent: () => EVENT, ...answers });

async function open(answers: Answers = {}, team: object = {}) {
  const myTeam = jest.fn(() => teamFixture({ members: [RAVI_ROW], ...team }));
  const { unmount } = show({ myTeam, ...answers });
  await userEvent.click(await screen.findByRole("button", { name: /^Edit (Handle of )?Ravi Kumar$/ }));
  await screen.findByRole("dialog", { name: "Edit Member" });
  return { myTeam, unmount };
}

test("what is filled in can only be read; gaps and the handle can be edited, the first gap has the focus", async () => {
  await open();
  expect(field("Name")).toHaveValue("Ravi Kumar");
  for (const label of ["Name", "University Roll Number"]) expect(field(label)).toHaveAttribute("readonly");
  for (const label of [/^Email/, /^Phone/, /^College/, /^Codeforces handle/])
    expect(field(label)).not.toHaveAttribute("readonly");
  expect(field(/^Codeforces handle/)).toHaveValue("ravi_k");
  expect(field(/^Email/)).toHaveFocus();
});

test("sends only what was changed, closes and says so", async () => {
  const updateMemberRecord = jest.fn(() => ({
    message: "Member details updated successfully!",
    team: teamFixture({ members: [{ ...RAVI_ROW, phone: "9876543210" }] }),
  }));
  const { myTeam } = await open({ updateMemberRecord });
  await userEvent.type(field(/^Phone/), "98765 43210");
  await send();
  expect(await screen.findByText("Member details updated successfully!")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(updateMemberRecord).toHaveBeenCalledWith({
    input: { memberId: RAVI_ID, phone: "9876543210" },
  });
  await waitFor(() => expect(myTeam).toHaveBeenCalledTimes(2));
});

test("an emptied handle is taken away", async () => {
  const updateMemberRecord = jest.fn(() => ({
    message: "Member details updated successfully!",
    team: teamFixture(),
  }));
  await open({ updateMemberRecord });
  await userEvent.clear(field(/^Codeforces handle/));
  await send();
  await waitFor(() =>
    expect(updateMemberRecord).toHaveBeenCalledWith({
      input: { memberId: RAVI_ID, codeforcesHandle: "" },
    }),
  );
});

test("with nothing changed nothing is sent, and the form says what to do", async () => {
  const updateMemberRecord = jest.fn();
  await open({ updateMemberRecord });
  await send();
  expect(await dialog().findByText("Fill in a field or change the handle before you save")).toBeVisible();
  expect(updateMemberRecord).not.toHaveBeenCalled();
});

test("wrong values are reported at their fields", async () => {
  await open();
  await userEvent.type(field(/^Email/), "no-address");
  await userEvent.type(field(/^Phone/), "12345");
  await send();
  expect(await dialog().findByText("Invalid email format")).toBeVisible();
  expect(dialog().getByText("Phone number must be 10 digits")).toBeVisible();
});

test.each([
  [
    "a gap that another person has filled",
    refusal("BAD_INPUT", { phone: "This field is already filled in and cannot be changed here" }),
    "This field is already filled in and cannot be changed here",
  ],
  [
    "a member who is gone",
    refusal("MEMBER_NOT_FOUND"),
    "This member is no longer in the team. Reload the page.",
  ],
  ["no answer", new Unreachable(), "Failed to update member"],
  ["an unknown failure", refusal("INTERNAL"), "Failed to update member"],
])("%s: shown in the dialog, where the typed text stays", async (_case, error, text) => {
  await open({
    updateMemberRecord: () => {
      throw error;
    },
  });
  await userEvent.type(field(/^Phone/), "9876543210");
  await send();
  expect(await dialog().findByText(text)).toBeVisible();
  expect(field(/^Phone/)).toHaveValue("9876543210");
});

test("while the roster is locked only the handle can be changed, and the dialog says why", async () => {
  const updateMemberRecord = jest.fn(() => ({
    message: "Member details updated successfully!",
    team: teamFixture(),
  }));
  await open({ updateMemberRecord }, { paymentStatus: "pending" });
  expect(
    dialog().getByText(/^No one can join or leave the team, because the team reported its payment\./),
  ).toBeVisible();
  expect(dialog().queryByLabelText(/^Phone/)).not.toBeInTheDocument();
  const editable = dialog()
    .getAllByRole("textbox")
    .filter((input) => !input.hasAttribute("readonly"));
  expect(editable).toEqual([field(/^Codeforces handle/)]);
  await userEvent.type(field(/^Codeforces handle/), "2");
  await send();
  await waitFor(() =>
    expect(updateMemberRecord).toHaveBeenCalledWith({
      input: { memberId: RAVI_ID, codeforcesHandle: "ravi_k2" },
    }),
  );
});

describe("when the person changed behind the open form", () => {
  const RAVI_SET = { ...RAVI_ROW, codeforcesHandle: "ravi_new", phone: "9876543210" };

  /**
   * Opens the form for Ravi, who has no handle, and sends it. The first reply is lost although the server saved the
   * change, and the team is fetched again.
   */
  async function openAndRefuse() {
    let known: object = { ...RAVI_ROW, codeforcesHandle: null };
    const updateMemberRecord = jest.fn((_args: unknown): unknown => {
      known = RAVI_SET;
      throw new Unreachable();
    });
    await open({ updateMemberRecord, myTeam: () => teamFixture({ members: [known] }) });
    await userEvent.type(field(/^Email/), "ravi@example.org");
    await send();
    // The row behind the form shows that the change has arrived.
    await screen.findByText("ravi_new");
    return updateMemberRecord;
  }

  test("untouched fields are not sent, and a gap that was filled in stays editable", async () => {
    const updateMemberRecord = await openAndRefuse();
    expect(field(/^Phone/)).not.toHaveAttribute("readonly");
    updateMemberRecord.mockImplementation(() => ({
      message: "Saved.",
      team: teamFixture({ members: [RAVI_SET] }),
    }));
    await send();
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(updateMemberRecord).toHaveBeenLastCalledWith({
      input: { memberId: RAVI_ID, email: "ravi@example.org" },
    });
  });

  test("nor is it after a session that ended by itself", async () => {
    writeSession(loginResponse());
    const updateMemberRecord = jest.fn(() => ({ message: "Saved.", team: teamFixture() }));
    const team = (ravi: object) => ({ myTeam: () => teamFixture({ members: [ravi] }) });
    const { unmount } = await open(team({ ...RAVI_ROW, codeforcesHandle: null }));
    await userEvent.type(field(/^Email/), "ravi@example.org");
    act(() => clearSession());
    unmount();
    writeSession(loginResponse());
    show({ ...team(RAVI_SET), updateMemberRecord });
    await screen.findByRole("dialog");
    await send();
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(updateMemberRecord).toHaveBeenCalledWith({
      input: { memberId: RAVI_ID, email: "ravi@example.org" },
    });
    act(() => clearSession(true));
  });
});
