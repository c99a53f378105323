import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_ERRORS, ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { Board } from "../certificate-facts";
import { GivenView } from "./given-view";

const ID = "01890000-0000-7000-8000-000000000000";
const BOARD = {
  batches: [],
  certificates: [
    {
      ...{ id: ID, publicId: "A".repeat(22), kind: "participation", name: "Asha Rao", email: null },
      ...{
        teamName: null,
        place: null,
        issuedAt: "2026-03-01T05:00:00Z",
        revokedAt: null,
        withdrawReason: null,
      },
    },
  ],
} as unknown as Board;

test("a withdrawal says why, and one that another admin made first reloads the list", async () => {
  const onOvertaken = jest.fn();
  const withdrawCertificate = jest.fn(() => {
    throw refusal("CERTIFICATE_REVOKED");
  });
  renderScreen(<GivenView board={BOARD} onDone={jest.fn()} onOvertaken={onOvertaken} />, {
    withdrawCertificate,
  });
  await userEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
  const dialog = within(screen.getByRole("dialog"));
  const send = () => userEvent.click(dialog.getByRole("button", { name: "Withdraw certificate" }));
  await send();
  expect(await dialog.findByText(ADMIN_RULES.certificateReason)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveFocus();
  expect(withdrawCertificate).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText("Reason"), "She was not there");
  await send();
  expect(await dialog.findByText(ADMIN_ERRORS.CERTIFICATE_REVOKED.message)).toBeVisible();
  expect(onOvertaken).toHaveBeenCalled();
});
