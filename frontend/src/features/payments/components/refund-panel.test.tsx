import { screen } from "@testing-library/react";
import type { PaymentFieldsFragment } from "../../../graphql/features/payments";
import { renderScreen } from "../../../shared/testing/render-screen";
import { paymentFixture } from "../testing/payment-fixture";
import { RefundPanel } from "./refund-panel";

test.each([
  [false, "The club will return your fee"],
  [true, "The club will return the extra money that you paid"],
])("money that is returned is called by its name (a surplus: %s)", (isSurplus, title) => {
  const nothing = { way: null, paidOn: null, transactionId: null };
  const refund = { state: "toPay", amount: 36_000, isSurplus, reason: "Paid twice.", ...nothing } as const;
  const payment = { ...paymentFixture(), status: "accepted", refund } as PaymentFieldsFragment;
  renderScreen(<RefundPanel payment={payment} leads={false} onSaved={jest.fn()} />, {});
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.queryAllByText("Your payment stays accepted.")).toHaveLength(isSurplus ? 1 : 0);
});
