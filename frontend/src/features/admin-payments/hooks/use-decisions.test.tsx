import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { MoneyTabs } from "../components/money-tabs";
import { PaymentsSection } from "../components/payments-section";
import { reportedFixture } from "../testing/reported-fixture";

beforeEach(() => {
  localStorage.clear();
  fakeMedia({ width: 1280 });
});

test("a message without a full stop gets one before the sentence about the list", async () => {
  const waiting = reportedFixture(1);
  renderScreen(
    <MoneyTabs>
      <PaymentsSection />
    </MoneyTabs>,
    {
      reportedPayments: () => [waiting],
      reportedPayment: () => ({ payment: waiting, steps: [], surpluses: [] }),
      decidePayment: () => {
        throw refusal("INTERNAL");
      },
    },
    "/admindashboard?tab=payments",
  );
  await screen.findByText("1 of 1");
  await userEvent.keyboard("r");
  await userEvent.type(await screen.findByLabelText("Reason"), "No such transfer.");
  await userEvent.click(screen.getByRole("button", { name: "Reject payment" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Team 1: An error occurred. The payment is back in the list.",
  );
});
