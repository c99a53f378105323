import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NOTHING_PERSONAL } from "@contract/kernel/contract/personal-data";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { AdminUser } from "../user-columns";
import { EditUserModal } from "./edit-user-modal";

const ID = "01890000-0000-7000-8000-000000000001";
const USER: AdminUser = {
  ...NOTHING_PERSONAL,
  ...{ id: ID, name: "Asha Rao", email: "asha@example.org", role: "USER", grants: [] },
  ...{ version: "1", rightsVersion: "0", handleVerified: false, teamId: null, teamName: null },
  createdAt: "2025-02-20T06:30:00.000Z",
};

function show(answers: Answers = {}) {
  const sent: (readonly [string, Record<string, unknown>])[] = [];
  const [onClose, onSaved] = [jest.fn(), jest.fn()];
  const saved = (name: string, user: object) => (args: { readonly input: Record<string, unknown> }) => {
    sent.push([name, args.input]);
    return answers[name]?.(args as never) ?? { message: `${name} done.`, user: { ...USER, ...user } };
  };
  renderScreen(<EditUserModal user={USER} onClose={onClose} onSaved={onSaved} />, {
    ...answers,
    setGrants: saved("setGrants", { grants: ["DESK"], rightsVersion: "desk" }),
    updateUser: saved("updateUser", {}),
  });
  return { sent, onClose, onSaved };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const desk = () => screen.getByRole("checkbox", { name: /^Desk/ });

const pageWith = (node: object) => ({
  edges: [{ node }],
  pageInfo: { hasNextPage: false, endCursor: null },
});

test("the one Save saves a right that was ticked, together with what was typed", async () => {
  const { sent, onClose } = show();
  await userEvent.click(desk());
  await userEvent.type(screen.getByLabelText(/^College/), "Sample University");
  expect(screen.getAllByRole("button", { name: /^Save/ })).toHaveLength(1);
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    ["setGrants", { userId: ID, grants: ["DESK"], version: "0" }],
    ["updateUser", { userId: ID, college: "Sample University", version: "1" }],
  ]);
});

test("a field that is changed while the form is being sent stays, to be saved next", async () => {
  let reply: (result: object) => void = () => undefined;
  const { sent, onClose, onSaved } = show({
    updateUser: () => new Promise((resolve) => (reply = resolve)),
  });
  const college = screen.getByLabelText(/^College/);
  await userEvent.type(college, "Sample");
  await press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(college, " University");
  reply({ message: "Saved.", user: { ...USER, version: "2", college: "Sample" } });
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
  expect(college).toHaveValue("Sample University");
  await press("Save");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(["updateUser", { userId: ID, college: "Sample University", version: "2" }]);
});

test("a promotion names what it gives and asks first; Escape goes back to what was chosen", async () => {
  const { sent, onClose } = show();
  const role = () => screen.getByLabelText("Role");
  await userEvent.selectOptions(role(), "SUPERADMIN");
  await userEvent.type(screen.getByLabelText(/^College/), "Some College");
  await press("Save");
  const question = await screen.findByRole("dialog", { name: "Make Asha Rao a Superadmin?" });
  expect(question).toHaveTextContent("Asha Rao will be able to");
  expect(within(question).getByText(/decide payments/)).toBeVisible();
  expect(question).toHaveTextContent("Give this role only to a person you know.");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(role()).toHaveValue("SUPERADMIN");
  expect(sent).toEqual([]);
  await press("Save");
  await userEvent.click(await screen.findByRole("button", { name: "Make Superadmin" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const input = { userId: ID, role: "SUPERADMIN", college: "Some College", version: "1" };
  expect(sent).toEqual([["updateUser", input]]);
});

test("a right that was ticked is asked about before the dialog goes", async () => {
  const { onClose } = show();
  await userEvent.click(desk());
  await press("Cancel");
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await press("Leave without saving");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("rights that another Superadmin gave first are shown next to those that were ticked", async () => {
  const { sent, onClose } = show({
    setGrants: ({ input }) => {
      if (input["version"] === "0") throw refusal("VERSION_CHANGED");
      return undefined;
    },
    users: () => pageWith({ ...USER, grants: ["TREASURER"], rightsVersion: "treasurer" }),
  });
  await userEvent.click(desk());
  await press("Save");
  expect(await screen.findByRole("region", { name: "Their version" })).toHaveTextContent("Treasurer");
  expect(desk()).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Treasurer/ }));
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)).toEqual([
    "setGrants",
    { userId: ID, grants: ["TREASURER", "DESK"], version: "treasurer" },
  ]);
});

test("data that another Superadmin saved first are shown next to what was typed, and nothing typed is lost", async () => {
  const { sent, onClose } = show({
    updateUser: ({ input }) => {
      if (input["version"] === "1") throw refusal("VERSION_CHANGED");
      return undefined;
    },
    users: () => pageWith({ ...USER, college: "Their College", version: "2" }),
  });
  const college = screen.getByLabelText(/^College/);
  await userEvent.type(college, "My College");
  await press("Save");
  expect(await screen.findByRole("region", { name: "Their version" })).toHaveTextContent("Their College");
  expect(college).toHaveValue("My College");
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)).toEqual(["updateUser", { userId: ID, college: "My College", version: "2" }]);
});

test("shows a person's recent activity, and logs them out everywhere after a question", async () => {
  const logOutInputs: unknown[] = [];
  const node = {
    ...{ id: "a", kind: "LOG_IN", userName: "", method: "PASSWORD", outcome: "WRONG", list: null },
    ...{ userAgent: "", times: 3, entries: 0, firstAt: USER.createdAt, lastAt: USER.createdAt },
  };
  show({
    accountActivity: () => ({ edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } }),
    endUserSessions: ({ input }) => {
      logOutInputs.push(input);
      return { message: "This person is logged out everywhere and gets an e-mail." };
    },
  });
  expect(await screen.findByText("Failed login, 3 times")).toBeVisible();
  await press("Log out everywhere...");
  const question = within(screen.getByRole("dialog", { name: "Log Asha Rao out everywhere?" }));
  await userEvent.click(question.getByRole("button", { name: "Log out everywhere" }));
  expect(await screen.findByText("This person is logged out everywhere and gets an e-mail.")).toBeVisible();
  expect(logOutInputs).toEqual([{ userId: ID }]);
});
