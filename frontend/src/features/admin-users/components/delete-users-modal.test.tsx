import { screen } from "@testing-library/react";
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

/** Shows the dialog for these users. Asha leads a team whose payment is reported. */
function show(rows: readonly AdminUser[]) {
  renderScreen(
    <DeleteUsersModal
      rows={rows}
      nameOf={({ name }) => name}
      noun={["user", "users"]}
      onClose={jest.fn()}
      onDeleted={jest.fn()}
    />,
    {
      accountDeletionImpacts: () => [
        {
          ...{ userId: ASHA.id, teamId: "t", teamName: "Null Pointers", eventTitle: "Siege 2025" },
          ...{ outcome: "BLOCKED", nextLeaderName: null, others: 0 },
        },
      ],
    },
  );
}

test("a user who cannot be deleted is not asked about, but gets the reason", async () => {
  show([ASHA]);
  const dialog = await screen.findByRole("dialog", { name: "Asha Rao cannot be deleted" });
  expect(dialog).toHaveTextContent("The account cannot be deleted until you hand over the team.");
  expect(dialog).not.toHaveTextContent("They are logged out at once.");
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
});

test("with another user, the others are asked about", async () => {
  show([ASHA, BIREN]);
  expect(await screen.findByText(/The account cannot be deleted/)).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Delete 2 users?" })).toHaveTextContent(
    "They are logged out at once.",
  );
  expect(screen.getByRole("button", { name: "Delete user" })).toBeVisible();
});
