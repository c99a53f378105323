import { screen } from "@testing-library/react";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { AdminTeam } from "../team-gaps";
import { DeleteTeamsModal } from "./delete-teams-modal";

const teamFixture = (name: string, paymentStatus: string) =>
  ({ id: name, name, paymentStatus, leader: { name: "Asha Rao" }, members: [] }) as unknown as AdminTeam;

const show = (...rows: readonly AdminTeam[]) =>
  renderScreen(
    <DeleteTeamsModal
      rows={rows}
      nameOf={({ name }) => name}
      noun={["team", "teams"]}
      onClose={jest.fn()}
      onDeleted={jest.fn()}
    />,
  );

test.each([
  ["pending", "A team with a reported payment cannot be deleted. Reject the payment first."],
  ["accepted", "A team with an accepted payment cannot be deleted. Take back the acceptance first."],
])("a team whose payment is %s stays, and the dialog says what to do first", (status, text) => {
  show(teamFixture("Null Pointers", status));
  expect(screen.getByRole("dialog", { name: "Null Pointers cannot be deleted" })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
