import { Badge, type BadgeLook } from "./badge";
import { AlertIcon, CheckIcon } from "./icons";

const VERIFIED: BadgeLook = { look: "bg-good-wash text-good", Icon: CheckIcon };
const TAKEN: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };

interface HandleBadgeProps {
  readonly handle: { readonly handleVerified: boolean; readonly handleTaken?: boolean };
}

/** How a handle stands: proved on Codeforces, or held by somebody else of the event; nothing for one that was only typed. */
export function HandleBadge({ handle: { handleVerified, handleTaken = false } }: HandleBadgeProps) {
  if (handleVerified) return <Badge look={VERIFIED}>Verified</Badge>;
  return handleTaken ? <Badge look={TAKEN}>Taken</Badge> : null;
}
