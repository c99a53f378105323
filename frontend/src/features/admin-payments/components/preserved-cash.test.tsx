import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, useSession, writeSession } from "../../../shared/session/session-store";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { PaymentsSection } from "./payments-section";

const TEAM = {
  ...{ teamId: "0195d0a0-0000-7000-8000-000000000001", teamName: "Lazy Cursors", reference: "SS-7K3QWP" },
  ...{ people: ["Asha Rao"], status: "incomplete", amount: 36_000, transactionId: null, hint: null },
};

/** The section behind a guard. If there is no session, the guard shows the login. */
function Site() {
  return useSession() === null ? <p>Login</p> : <PaymentsSection />;
}

const logIn = () => act(() => writeSession({ ...loginResponse(), role: "Superadmin" }));

test("a session that ends while cash is recorded: the dialog of the same team opens again with the text", async () => {
  logIn();
  renderScreen(
    <Site />,
    { reportedPayments: () => [], cashSlips: () => [], payableTeams: () => [TEAM] },
    "/admindashboard?tab=payments&event=syntaxsiege",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Record cash payment..." }));
  await userEvent.click(await screen.findByRole("button", { name: /Lazy Cursors/ }));
  await userEvent.type(await screen.findByLabelText("Note"), "Given to Meera at the desk.");
  act(() => clearSession());
  expect(screen.getByText("Login")).toBeVisible();
  logIn();
  expect(await screen.findByRole("dialog", { name: "Cash from Lazy Cursors" })).toBeVisible();
  expect(screen.getByLabelText("Note")).toHaveValue("Given to Meera at the desk.");
  act(() => clearSession(true));
});
