import type { AreaTexts } from "./area-texts.js";

export const PAYMENT_TEXTS = {
  errors: {
    PAYMENT_NOT_FOUND: { status: 404, message: "Payment not found. Reload the page." },
    EVENT_PAST: {
      status: 409,
      message:
        "This event is over, so we no longer take payments. If you have already paid, write to the club.",
    },
    PAYMENT_NOT_REPORTABLE: {
      status: 409,
      message: "A payment for this team was already reported. Wait for the club's decision.",
    },
    PAYMENT_CHANGED: {
      status: 409,
      message:
        "The team has reported another transaction ID. Check the new transaction ID before you decide.",
    },
    PAYMENT_NOT_REPORTED: {
      status: 409,
      message: "This team has no reported payment. Report the payment first.",
    },
    PAYMENT_NOT_PENDING: {
      status: 409,
      message: "This payment has already been decided. Reload the page to see the decision.",
    },
    PAYMENT_NOT_BOOKABLE: {
      status: 409,
      message:
        "This team's payment is waiting for a decision or already accepted. Check the payment in the list first.",
    },
    PAYMENT_NOT_DECIDED: {
      status: 409,
      message: "This payment has no decision that you can take back. Reload the page.",
    },
    PAYMENT_NOT_ACCEPTED: { status: 409, message: "You can refund only an accepted payment." },
    REFUND_OPEN: {
      status: 409,
      message: "This payment has an open refund. Pay out or cancel the refund first.",
    },
    REFUND_CLOSED: {
      status: 409,
      message: "This refund has already been paid out or cancelled. Reload the page.",
    },
    REFUND_NOT_FOUND: {
      status: 404,
      message: "There is no refund to pay out for this team. Reload the page.",
    },
    CASH_SLIP_WAITS: {
      status: 409,
      message:
        "A cash slip of this team is already waiting for the treasurer. Do not record the same cash twice.",
    },
    CASH_SLIP_CLOSED: {
      status: 409,
      message: "This cash slip has already been confirmed or discarded. Reload the page.",
    },
    SURPLUS_NOT_FOUND: { status: 404, message: "This money is no longer a surplus. Reload the page." },
    SURPLUS_HELD: {
      status: 409,
      message: "This surplus has a refund. Cancel or take back the refund first.",
    },
    SURPLUS_WITHOUT_PAYMENT: {
      status: 409,
      message:
        "One of the chosen teams no longer has an accepted payment, so the money that you give it cannot be a surplus. Press “Remove” next to that team, then choose it again. The money then counts as the team's fee.",
    },
    RECEIPT_NOT_FOUND: { status: 404, message: "Receipt not found. The receipt may belong to another team." },
    TRANSACTION_REFUNDED: {
      status: 409,
      message:
        "We already accepted this transfer and returned its money. Report the transaction ID of your new transfer.",
    },
    TRANSACTION_TAKEN: {
      status: 409,
      message:
        "This transaction ID has already been reported. Check the transaction ID, or write to the club if the transfer is yours.",
    },
  },
  rules: {
    transactionId: "Transaction ID must be 8 to 64 letters and digits, with at least 6 digits",
    paymentFields: "Please provide both Transaction ID and Team Name.",
    paymentStatus: "You can report only the status “pending”",
    decision: "Choose accepted or rejected",
    reason: "Enter a reason of at most 500 characters for the rejection",
    revertReason: "Enter a reason of at most 500 characters",
    refundReason: "Enter a reason of at most 500 characters",
    amount: "Enter an amount above zero",
    cashSlipNote: "Write at most 500 characters",
    cashSlipReason: "Enter a reason of at most 500 characters for discarding the slip",
    cashNote: "Write who took the cash, where and when, in at most 500 characters",
    upiId: "Enter a UPI ID, for example name@bank",
    accountName: "Enter the account holder's name",
    accountNumber: "Enter an account number of 6 to 18 digits",
    ifsc: "Enter an IFSC of 11 letters and digits, for example SBIN0001234",
    refundDay: "Enter today's date or an earlier date as YYYY-MM-DD",
  },
  success: {
    paymentReported: "Form submitted successfully! Payment status updated to pending.",
    paymentCorrected: "Transaction ID corrected.",
    paymentWithdrawal: "Report withdrawn. Your team has no reported payment now.",
    paymentAccepted: "Payment accepted.",
    paymentRejected: "Payment rejected.",
    paymentReverted: "The decision was taken back. The payment has its earlier status again.",
    cashSlipConfirmed: "Cash confirmed. The payment is accepted.",
    cashSlipDiscarded: "Slip discarded. No money was recorded for the team.",
    surplusReverted: "The money is no longer a surplus. You can find the money under “Money without a team”.",
    refundRequested: "Refund started. We have asked the leader where to send the money.",
    refundCancelled: "Refund cancelled. The payment stays accepted.",
    refundRecorded: "Refund recorded. We have notified the team.",
    refundAccount: "Thank you. We will send the money to this account.",
  },
  fallbacks: {
    paymentTeam: "Team not found.",
    paymentTeamId: "Team ID could not be retrieved.",
    payment: "Failed to update payment status.",
  },
} as const satisfies AreaTexts;

/** Returns the payment form's text for a failure. The text ends with the cause (`detail`). */
export function paymentFailureText(detail: string): string {
  return `An error occurred: ${detail}`;
}
