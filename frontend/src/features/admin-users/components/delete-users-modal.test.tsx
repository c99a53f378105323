import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NOTHING_PERSONAL } from "@contract/kernel/contract/personal-data";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { AdminUser } from "../user-columns";
import { DeleteUsersModal } from "./delete-users-modal";

const userFixture = (id: string, name: string): AdminUser => ({
  ...NOTHING_PERSONAL,
  ...{ id, name, email: `${id}@example.org`, role: "USER", grants: [] },
  ...{ version: "1", rightsVersion: "0", handleVerified: false, teamId: null, teamName: null },
  createdAt: "2025-02-20T06:30:00.000Z",
});
const [ASHA, BIREN] = [userFixture("a", "Asha Rao"), userFixture("b", "Biren Das")];

/** Shows the dialog for these users. Asha leads a team, by default one whose payment is reported. */
function show(rows: readonly AdminUser[], impact: object = {}) {
  const deleteUsers = jest.fn(({ input }: { input: object }) => ({
    deleted: (input as { ids: string[] }).ids,
    refused: [],
  }));
  const onDeleted = jest.fn();
  renderScreen(
    <DeleteUsersModal
      rows={rows}
      nameOf={({ name }) => name}
      noun={["user", "users"]}
      onClose={jest.fn()}
      onDeleted={onDeleted}
    />,
    {
      deleteUsers,
      accountDeletionImpacts: () => [
        {
          ...{ userId: ASHA.id, teamId: "t", teamName: "Null Pointers", eventTitle: "Siege 2025" },
          ...{ outcome: "BLOCKED", nextLeaderName: null, others: 0 },
          ...impact,
        },
      ],
    },
  );
  return { deleteUsers, onDeleted };
}

test("a user who cannot be deleted is not asked about, but gets the reason", async () => {
  show([ASHA]);
  const dialog = await screen.findByRole("dialog", { name: "Asha Rao cannot be deleted" });
  expect(dialog).toHaveTextContent("The account cannot be deleted until you hand over the team.");
  expect(dialog).not.toHaveTextContent("Deleted people are logged out at once.");
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
});

test("with another user, the others are asked about and deleted", async () => {
  const { deleteUsers, onDeleted } = show([ASHA, BIREN]);
  expect(await screen.findByText(/The account cannot be deleted/)).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Delete 2 users?" })).toHaveTextContent(
    "Deleted people are logged out at once.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete user" }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith({ ids: [BIREN.id], text: "1 user deleted." }));
  expect(deleteUsers).toHaveBeenCalledWith({ input: { ids: [BIREN.id] } });
});

test("it says beforehand who will lead the team of a leader who is deleted", async () => {
  show([ASHA], { outcome: "LEADER_CHANGED", nextLeaderName: "Chitra Sen" });
  expect(await screen.findByRole("dialog", { name: "Delete Asha Rao?" })).toHaveTextContent(
    "Asha Rao leads Null Pointers (Siege 2025). Chitra Sen becomes the new leader.",
  );
});
