import type { AreaTexts } from "./area-texts.js";

/** Reporting and deciding a team's payment. */
export const PAYMENT_TEXTS = {
  errors: {
    PAYMENT_NOT_FOUND: { status: 404, message: "Payment not found." },
    EVENT_PAST: { status: 409, message: "This event is over, so payments are no longer taken." },
    PAYMENT_NOT_REPORTABLE: {
      status: 409,
      message: "A payment for this team was already reported. Wait for the club's decision.",
    },
    PAYMENT_CHANGED: {
      status: 409,
      message: "The team has reported another transaction id since. Look at the new one before you decide.",
    },
    PAYMENT_NOT_REPORTED: {
      status: 409,
      message: "No payment of this team is reported at the moment. Report it first.",
    },
    PAYMENT_NOT_PENDING: { status: 409, message: "This payment was already decided." },
    PAYMENT_NOT_BOOKABLE: {
      status: 409,
      message:
        "This team's payment waits for a decision or is accepted already. Look at it in the list first.",
    },
    PAYMENT_NOT_DECIDED: { status: 409, message: "There is no decision about this payment to take back." },
    PAYMENT_NOT_ACCEPTED: { status: 409, message: "Only an accepted payment can be returned." },
    REFUND_OPEN: {
      status: 409,
      message: "A refund of this payment is open. Pay it out or cancel it first.",
    },
    REFUND_CLOSED: { status: 409, message: "This refund is paid out or cancelled already." },
    REFUND_NOT_FOUND: { status: 404, message: "There is no open refund for this team." },
    CASH_SLIP_WAITS: {
      status: 409,
      message: "Cash of this team is noted already, and waits for the treasurer.",
    },
    CASH_SLIP_CLOSED: { status: 409, message: "This cash slip was confirmed or discarded already." },
    SURPLUS_NOT_FOUND: { status: 404, message: "This surplus was taken back already." },
    SURPLUS_HELD: {
      status: 409,
      message: "A refund of this surplus is open or paid out. Cancel the refund first.",
    },
    SURPLUS_WITHOUT_PAYMENT: {
      status: 409,
      message:
        "This team has no accepted payment, so the money is no surplus. Give the line to the team again.",
    },
    RECEIPT_NOT_FOUND: { status: 404, message: "There is no such receipt, or it is another team's." },
    TRANSACTION_REFUNDED: {
      status: 409,
      message:
        "This transfer was already accepted, and its money returned. Report the number of your new transfer.",
    },
    TRANSACTION_TAKEN: {
      status: 409,
      message:
        "This transaction id was already reported. Check the number, or write to the club if it is yours.",
    },
  },
  rules: {
    transactionId: "Transaction ID must be 8 to 64 letters and digits, at least 6 of them digits",
    paymentFields: "Please provide both Transaction ID and Team Name.",
    paymentStatus: "Only the status pending can be reported",
    decision: "Choose accepted or rejected",
    reason: "Give a reason of at most 500 characters for rejecting",
    revertReason: "Say in at most 500 characters why it is taken back",
    refundReason: "Say why, in at most 500 characters",
    amount: "Give an amount above zero",
    cashSlipNote: "Write at most 500 characters",
    cashSlipReason: "Say in at most 500 characters why the slip is discarded",
    cashNote: "Say who took the cash, where and when, in at most 500 characters",
    upiId: "Give a UPI address such as name@bank",
    accountName: "Give the name of the account's holder",
    accountNumber: "An account number has 6 to 18 digits",
    ifsc: "An IFSC has 11 letters and digits, such as SBIN0001234",
    refundDay: "Give a day that is not ahead, as YYYY-MM-DD",
  },
  success: {
    paymentReported: "Form submitted successfully! Payment status updated to pending.",
    paymentCorrected: "Transaction ID corrected.",
    paymentWithdrawal: "Report withdrawn. Nothing is reported for your team now.",
    paymentAccepted: "Payment accepted.",
    paymentRejected: "Payment rejected.",
    paymentBooked: "Cash written down. The payment is accepted.",
    paymentReverted: "Taken back. The payment is as it was before.",
    cashSlipNoted: "Cash noted. The treasurer confirms it.",
    cashSlipConfirmed: "Cash confirmed. The payment is accepted.",
    cashSlipDiscarded: "Slip discarded. Nothing was booked.",
    surplusReverted: "Taken back. The money is open again under “Money without a team”.",
    refundRequested: "Refund noted. The leader is asked where the money should go.",
    refundCancelled: "Refund cancelled. The payment stays accepted.",
    refundRecorded: "Refund written down. The team is notified.",
    refundAccount: "Thank you. The club will send the money there.",
  },
  fallbacks: {
    paymentTeam: "Team not found.",
    paymentTeamId: "Team ID could not be retrieved.",
    payment: "Failed to update payment status.",
  },
} as const satisfies AreaTexts;

/** The failure text of the payment form, with what went wrong behind it. */
export function paymentFailureText(detail: string): string {
  return `An error occurred: ${detail}`;
}

/** The text when a helper noted cash: the number to write on paper. */
export function cashSlipNoted(number: number): string {
  return `${PAYMENT_TEXTS.success.cashSlipNoted} Slip number ${String(number)}.`;
}
