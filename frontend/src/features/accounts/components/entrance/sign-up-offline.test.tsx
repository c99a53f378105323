import { act, screen } from "@testing-library/react";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ANSWERS as answers, fillIn, user } from "../../testing/sign-up-screen";
import { SignUpForm } from "./sign-up-form";

let mockIsOffline = true;
jest.mock("./verify-email-modal", () => ({
  __esModule: true,
  get VerifyEmailModal() {
    if (mockIsOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return () => "Enter the code";
  },
}));

test("a dialog whose script cannot be fetched leaves the form, and comes once the network is back", async () => {
  renderScreen(<SignUpForm />, answers);
  await fillIn();
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  expect(await screen.findByText("Loading...")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse");
  await user().click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  expect(await screen.findByText("Loading...")).toBeVisible();
  mockIsOffline = false;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Enter the code")).toBeVisible();
});
