import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, useSession, writeSession } from "../../../../shared/session/session-store";
import { fakeMedia } from "../../../../shared/testing/fake-layout";
import { refusal, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { reportedFixture } from "../../testing/reported-fixture";
import { PaymentQueue } from "./payment-queue";

/** The queue behind a guard. If there is no session, the guard shows the login. */
function Site() {
  return useSession() === null ? <p>Login</p> : <PaymentQueue eventSlug={null} actions={null} />;
}

const logIn = () => act(() => writeSession({ ...loginResponse(), role: "Superadmin" }));
const show = (answers: Answers = {}) =>
  renderScreen(<Site />, {
    reportedPayments: () => [reportedFixture(1), reportedFixture(2)],
    reportedPayment: () => ({ payment: reportedFixture(2), steps: [], surpluses: [] }),
    ...answers,
  });

/** Logs in, opens the second payment and types a reason to reject it. */
async function startRejection(): Promise<void> {
  logIn();
  await screen.findByText("1 of 2");
  await userEvent.keyboard("jr");
  await userEvent.type(await screen.findByLabelText("Reason"), "No such transfer.");
}

beforeEach(() => {
  localStorage.clear();
  fakeMedia({ width: 1280 });
  act(() => clearSession(true)); // deletes what the test before preserved
});

test("a session that ends while a reason is typed: the dialog of the same payment opens again with the text", async () => {
  show();
  await startRejection();
  act(() => clearSession());
  expect(screen.getByText("Login")).toBeVisible();
  logIn();
  expect(await screen.findByRole("dialog", { name: "Reject the payment of Team 2?" })).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("No such transfer.");
});

test("a session that ends while a rejection is sent: its reason is there for the next try", async () => {
  const decidePayment = async () => {
    await screen.findByText("1 of 1"); // the next payment opens at once
    act(() => clearSession());
    throw refusal("UNAUTHENTICATED");
  };
  show({ decidePayment });
  await startRejection();
  await userEvent.click(screen.getByRole("button", { name: "Reject payment" }));
  expect(await screen.findByText("Login")).toBeVisible();
  logIn();
  await screen.findByText("1 of 2");
  await userEvent.click(screen.getByRole("button", { name: /^Team 2/ }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Team 2"));
  await userEvent.keyboard("r");
  expect(await screen.findByLabelText("Reason")).toHaveValue("No such transfer.");
});
