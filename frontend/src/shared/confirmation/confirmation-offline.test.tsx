import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askToConfirm } from "./confirmation-question";
import { ConfirmationHost } from "./confirmation-host";

jest.mock("./confirm-identity-modal", () => ({
  __esModule: true,
  get ConfirmIdentityModal() {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

test("a dialog whose script cannot be fetched leaves the page, and Escape cancels the action", async () => {
  render(
    <>
      <p>The page</p>
      <ConfirmationHost />
    </>,
  );
  let answered = Promise.resolve(true);
  act(() => {
    answered = askToConfirm("Confirm that it is you before this.", performance.now());
  });
  expect(await screen.findByText("Confirm it is you")).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.getByText("The page")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(await answered).toBe(false);
  expect(screen.queryByText("Confirm it is you")).not.toBeInTheDocument();
});
