import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { BookCash } from "./book-cash-modal";

const TEAM = {
  teamId: "0195d0a0-0000-7000-8000-000000000001",
  teamName: "Lazy Cursors",
  reference: "SS-7K3QWP",
  people: ["Asha Rao"],
  status: "incomplete",
  amount: 36_000,
  transactionId: null,
  hint: null,
};

test("an amount below the fee is said before the payment is recorded", async () => {
  renderScreen(<BookCash eventSlug="syntaxsiege" onClose={() => undefined} onDone={() => undefined} />, {
    payableTeams: () => [TEAM],
  });
  await userEvent.click(await screen.findByRole("button", { name: /Lazy Cursors/ }));
  await waitFor(() => expect(screen.getByLabelText("Note")).toHaveFocus());
  const amount = screen.getByLabelText("Amount in rupees");
  expect(amount).toHaveAccessibleDescription("The amount that you received");
  await userEvent.clear(amount);
  await userEvent.type(amount, "200");
  expect(amount).toHaveAccessibleDescription("The event’s fee is ₹360.");
  expect(
    screen.getByText("The amount is ₹160 less than the fee. The payment will be accepted anyway."),
  ).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, "400");
  expect(amount).toHaveAccessibleDescription("The event’s fee is ₹360.");
  expect(screen.queryByText(/less than the fee/)).not.toBeInTheDocument();
});
