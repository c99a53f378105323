import { screen } from "@testing-library/react";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ReceiptScreen } from "./receipt-screen";

const RECEIPT = {
  number: 42,
  amount: 36_000,
  issuedAt: "2026-02-03T09:00:00.000Z",
  cancelledAt: null,
  cancelReason: null,
  teamName: "Null Pointers",
  reference: "SS26-ABCD",
  eventTitle: "Syntax Siege 2026",
  spelledAmount: "Three hundred and sixty rupees",
  transactionId: "412345678901",
  acceptedBy: "Asha Rao",
};
const show = (answer: () => object) => renderScreen(<ReceiptScreen number={42} />, { receipt: answer });
const paper = () => screen.findByRole("region", { name: "Receipt" });

test("a receipt says from whom, for what, how much and by which transfer", async () => {
  show(() => RECEIPT);
  const receipt = await paper();
  for (const text of ["Null Pointers", "Syntax Siege 2026, team fee", "₹360", "SS26-ABCD", "Asha Rao"])
    expect(receipt).toHaveTextContent(text);
  expect(receipt).toHaveTextContent("Three hundred and sixty rupees");
  expect(receipt).not.toHaveTextContent("Cancelled");
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
});

test("of cash it names no transfer, and a cancelled one says so with the reason", async () => {
  show(() => ({
    ...RECEIPT,
    transactionId: null,
    acceptedBy: null,
    cancelledAt: "2026-02-04T09:00:00.000Z",
    cancelReason: "Paid twice",
  }));
  const receipt = await paper();
  expect(receipt).toHaveTextContent("PaidIn cash");
  expect(receipt).toHaveTextContent(/Cancelled.*2026.*: Paid twice/);
  expect(receipt).not.toHaveTextContent("Accepted by");
});

test("another user's receipt is not there, and no paper is printed", async () => {
  show(() => {
    throw refusal("RECEIPT_NOT_FOUND");
  });
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See the payment" })).toHaveAttribute("href", "/payment");
  expect(screen.queryByRole("region", { name: "Receipt" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
});
