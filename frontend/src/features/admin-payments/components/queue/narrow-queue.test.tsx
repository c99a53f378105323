import { screen } from "@testing-library/react";
import { fakeMedia } from "../../../../shared/testing/fake-layout";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { reportedFixture } from "../../testing/reported-fixture";
import { PaymentQueue } from "./payment-queue";

test("groups the transaction id; does not list the other payments on a narrow screen", async () => {
  fakeMedia({ width: 768 });
  const payment = reportedFixture(1, { transactionId: "412345678901" });
  renderScreen(<PaymentQueue eventSlug={null} actions={null} />, {
    reportedPayments: () => [payment],
    reportedPayment: () => ({ payment, steps: [], surpluses: [] }),
  });
  expect(await screen.findByText("4123 4567 8901", { selector: "dd > span" })).toBeVisible();
  // A list that was hidden at first would not be at the open payment once the window is wide.
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
