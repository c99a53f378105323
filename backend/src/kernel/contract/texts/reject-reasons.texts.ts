/**
 * The most common reasons for a rejected payment, each with the team's next step. The reason is stored with the payment
 * in English, and shown in the reader's language.
 */
export const REJECT_REASONS = [
  "No transfer with this transaction ID has reached the account. Please check the number and report it again.",
  "The amount that arrived is not the fee. Please write to the club.",
  "This transfer was already counted for another team. Please report your own team’s transaction ID.",
  "The transfer failed or was returned. Please pay again and report the new transaction ID.",
] as const;
