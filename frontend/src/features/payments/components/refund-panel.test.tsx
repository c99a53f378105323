import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PaymentFieldsFragment } from "../../../graphql/features/payments";
import type { Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { paymentFixture, REPORTED, teamToPayFixture } from "../testing/payment-fixture";
import { PaymentScreen } from "./payment-screen";
import { RefundPanel } from "./refund-panel";

test.each([
  [false, "We will return your fee"],
  [true, "We will return the extra money that you paid"],
])("money that is returned is called by its name (a surplus: %s)", (isSurplus, title) => {
  const nothing = { way: null, paidOn: null, transactionId: null };
  const refund = { state: "toPay", amount: 36_000, isSurplus, reason: "Paid twice.", ...nothing } as const;
  const payment = { ...paymentFixture(), status: "accepted", refund } as PaymentFieldsFragment;
  renderScreen(<RefundPanel payment={payment} leads={false} onSaved={jest.fn()} />, {});
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.queryAllByText("Your payment stays accepted.")).toHaveLength(isSurplus ? 1 : 0);
});

const REFUND = { amount: 36_000, isSurplus: false, reason: "Round 2 is full.", way: null, paidOn: null };
const returning = (state: string) =>
  paymentFixture({
    status: "accepted",
    steps: [REPORTED],
    refund: { ...REFUND, state, transactionId: null },
  });

function show(answers: Answers = {}, userId = "user-asha") {
  renderScreen(<PaymentScreen userId={userId} />, {
    currentEvent: () => null,
    myTeam: () => teamToPayFixture(),
    teamPayment: () => returning("accountNeeded"),
    ...answers,
  });
}

test("a refund that needs an account is the first thing, and nothing says that all is done", async () => {
  const saved = jest.fn(() => ({
    message: "Account saved.",
    payment: returning("toPay"),
  }));
  show({ setRefundAccount: saved });
  const form = await screen.findByRole("heading", { name: "We will return your fee" });
  const status = screen.getByRole("heading", { name: "Status" });
  expect(form.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/^We will return money to you\. Enter the account/)).toBeVisible();
  expect(screen.queryByText(/You do not need to do anything else/)).not.toBeInTheDocument();
  await userEvent.type(await screen.findByRole("textbox", { name: "UPI ID" }), "asha@okbank");
  await userEvent.click(screen.getByLabelText("Bank account"));
  expect(screen.getByLabelText("Account number")).toHaveValue("");
  await userEvent.click(screen.getByRole("radio", { name: "UPI ID" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "UPI ID" }), "asha@okbank");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Account saved.")).toBeVisible();
  expect(screen.getByText(/^We will send the money to the account/)).toBeVisible();
});

test("a member reads that the leader enters the account", async () => {
  show({}, "user-ravi");
  expect(await screen.findByText(/Your leader must enter the account for the refund\./)).toBeVisible();
});
