import { screen } from "@testing-library/react";
import type { RefundFieldsFragment } from "../../../../graphql/features/admin-payments";
import { fakeMedia } from "../../../../shared/testing/fake-layout";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { CancelRefundModal } from "./refund-modals";

const REFUND: RefundFieldsFragment = {
  ...{ id: "r", paymentId: "p", surplusId: "s", teamName: "Null Pointers", reference: "SS25-1" },
  ...{ eventSlug: "genesis", state: "paid", amount: 36_000, reason: "Paid twice" },
  ...{
    requestedAt: "2025-03-01T10:00:00.000Z",
    requestedBy: "Asha",
    account: null,
    version: "1",
    way: "upi",
  },
  ...{ paidOn: "2025-03-02", transactionId: null, closedAt: null, closedBy: null },
};
const show = (refund: Partial<RefundFieldsFragment> = {}) => {
  const none = () => undefined;
  renderScreen(<CancelRefundModal refund={{ ...REFUND, ...refund }} onClose={none} onDone={none} />);
};

beforeEach(() => fakeMedia({ width: 1280 }));

test("a refund that was paid out is taken back", async () => {
  show();
  expect(
    await screen.findByRole("dialog", { name: "Take back the refund of ₹360 to Null Pointers?" }),
  ).toBeVisible();
  expect(screen.getByText(/The surplus then counts as not refunded/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Take back the refund" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep the refund" })).toBeVisible();
});

test("an open refund is cancelled, and only one button says so", async () => {
  show({ state: "toPay" });
  expect(await screen.findByRole("dialog", { name: "Cancel the refund to Null Pointers?" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Cancel/ })).toHaveTextContent("Cancel the refund");
  expect(screen.getByRole("button", { name: "Keep the refund" })).toBeVisible();
});
