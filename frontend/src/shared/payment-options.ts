import { t } from "@contract/kernel/contract/t";
import type { PaymentStatus } from "../graphql/schema-types";

const LABELS: Readonly<Record<PaymentStatus, string>> = {
  incomplete: t("Incomplete"),
  pending: t("Pending"),
  accepted: t("Accepted"),
  rejected: t("Rejected"),
  refunded: t("Refunded"),
};

/** The payment statuses as options of a filter. */
export const PAYMENT_OPTIONS = Object.entries(LABELS).map(([value, label]) => ({
  value: value as PaymentStatus,
  label,
}));
