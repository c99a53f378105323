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
  },
  success: {
    paymentReported: "Form submitted successfully! Payment status updated to pending.",
    paymentCorrected: "Transaction ID corrected.",
    paymentWithdrawal: "Report withdrawn. Nothing is reported for your team now.",
    paymentAccepted: "Payment accepted.",
    paymentRejected: "Payment rejected.",
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
