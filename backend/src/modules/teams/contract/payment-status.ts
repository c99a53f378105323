/** States of a team's payment: incomplete → pending → accepted | rejected, rejected → pending. */
export const PaymentStatus = {
  incomplete: "incomplete",
  pending: "pending",
  accepted: "accepted",
  rejected: "rejected",
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  incomplete: ["pending"],
  pending: ["accepted", "rejected"],
  accepted: [],
  rejected: ["pending"],
};

/** True when a payment may move from one state to the other. */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}
