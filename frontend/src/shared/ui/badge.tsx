import { t } from "@contract/kernel/contract/t";
import type { ReactNode } from "react";
import type { PaymentStatus } from "../../graphql/schema-types";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "./icons";

/** The colours of a badge, and the icon with the same meaning. */
export interface BadgeLook {
  readonly look: string;
  readonly Icon: typeof CheckIcon;
}

/** A state, as an icon with a word. */
export function Badge({ look: { look, Icon }, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-xs border border-current px-2 py-0.5 font-mono text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon className="size-3.5" />
      {children}
    </span>
  );
}

const OTHER: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };
const LOOKS = new Map<string, BadgeLook>([
  ["incomplete", { look: "bg-idle-wash text-idle", Icon: DashIcon }],
  ["pending", { look: "bg-pending-wash text-pending", Icon: ClockIcon }],
  ["accepted", { look: "bg-good-wash text-good", Icon: CheckIcon }],
]);

const WORDS = new Map([
  ["incomplete", t("incomplete")],
  ["pending", t("pending")],
  ["accepted", t("accepted")],
  ["rejected", t("rejected")],
  ["refunded", t("refunded")],
]);

/** A payment status, as a word with an icon. An unknown status is shown unchanged. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge look={LOOKS.get(status) ?? OTHER}>{WORDS.get(status) ?? status}</Badge>;
}

const LATER = { look: "bg-idle-wash text-idle", Icon: ClockIcon };

interface PaymentBadgeProps {
  readonly status: PaymentStatus;
  /** Whether the fee is due. Before it is due, no payment is missing. */
  readonly due: boolean;
}

/** The status of a team's payment, or "not due" if no payment is reported and the fee is not due. */
export function PaymentBadge({ status, due }: PaymentBadgeProps) {
  return status === "incomplete" && !due ? (
    <Badge look={LATER}>not due</Badge>
  ) : (
    <StatusBadge status={status} />
  );
}

const VERIFIED: BadgeLook = { look: "bg-good-wash text-good", Icon: CheckIcon };
const TAKEN: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };

interface HandleBadgeProps {
  readonly handle: { readonly handleVerified: boolean; readonly handleTaken?: boolean };
}

/**
 * The state of a handle: verified on Codeforces, or taken by another person in the event. Shows nothing for any other
 * handle.
 */
export function HandleBadge({ handle: { handleVerified, handleTaken = false } }: HandleBadgeProps) {
  if (handleVerified) return <Badge look={VERIFIED}>Verified</Badge>;
  return handleTaken ? <Badge look={TAKEN}>Taken</Badge> : null;
}
