import { act, screen, waitFor } from "@testing-library/react";
import { MayContext } from "../../../shared/session/may";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { reportedFixture } from "../testing/reported-fixture";
import { PaymentsSection } from "./payments-section";

const DECIDED = { decidedAt: "2025-03-01T15:34:00.000Z", decidedBy: "Ravi Kumar" };
const ACCEPTED = reportedFixture(4, { status: "accepted", ...DECIDED });
const warning = (paymentId: string, more: object = {}) => ({
  ...{ paymentId, teamName: "Team 4", teamReference: "SS-000004", date: "2025-03-05", amount: 12_050 },
  ...more,
});

beforeEach(() => fakeMedia({ width: 1280 }));

/**
 * Shows an open payment with the given warnings of bank statements. Returns the mock that replies to the page's request
 * for the warnings.
 */
async function open(
  payment: ReturnType<typeof reportedFixture>,
  warnings: readonly object[],
  mayRead = true,
) {
  const statementWarnings = jest.fn(() => warnings);
  renderScreen(
    <MayContext value={(permission) => mayRead || permission !== "statementWarnings"}>
      <PaymentsSection />
    </MayContext>,
    {
      reportedPayments: () => [],
      reportedPayment: () => ({ payment, steps: [], surpluses: [] }),
      statementWarnings,
    },
    `/admindashboard?tab=payments&status=${payment.status}&payment=${payment.id}`,
  );
  await screen.findByRole("dialog", { name: payment.teamName });
  await screen.findByRole("heading", { name: "Timeline" });
  return statementWarnings;
}

test("an opened payment whose money went back says how much, when, and what to do", async () => {
  await open(ACCEPTED, [warning(reportedFixture(5).id, { amount: 36_000 }), warning(ACCEPTED.id)]);
  expect(await screen.findByText(/was returned/)).toHaveTextContent(
    "A bank statement shows that ₹120.50 was returned to the payer on 5 Mar 2025. If the team does not pay again, take back the acceptance.",
  );
});

test("a line without a day says no day", async () => {
  await open(ACCEPTED, [warning(ACCEPTED.id, { date: null })]);
  expect(await screen.findByText(/was returned/)).toHaveTextContent(
    "A bank statement shows that ₹120.50 was returned to the payer.",
  );
});

test("an accepted payment of another amount does not warn that the fee was changed", async () => {
  await open({ ...ACCEPTED, amount: 35_000 }, []);
  expect(screen.getByText("₹350")).toBeVisible();
  expect(screen.queryByText(/fee is now/)).not.toBeInTheDocument();
});

test("the money of another payment is no warning here", async () => {
  const readWarnings = await open(ACCEPTED, [warning(reportedFixture(5).id)]);
  await waitFor(() => expect(readWarnings).toHaveBeenCalled());
  // Waits until the reply is rendered.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(/was returned/)).not.toBeInTheDocument();
});

test.each([
  ["a payment that waits", reportedFixture(4), true],
  ["an admin who may not read statements", ACCEPTED, false],
])("nothing is asked for %s", async (_whom, payment, mayRead) => {
  const readWarnings = await open(payment, [warning(payment.id)], mayRead);
  expect(readWarnings).not.toHaveBeenCalled();
  expect(screen.queryByText(/was returned/)).not.toBeInTheDocument();
});
