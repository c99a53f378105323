import { CAN_SHARE, share, whatsAppAddress, type Shared } from "../share";
import { Button, buttonClass, type ButtonVariant } from "./button";

interface ShareButtonProps extends Shared {
  /** What it says where the phone has a sheet for it. */
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/** Shares by the phone's own sheet; by WhatsApp where there is none. */
export function ShareButton({ label, variant = "primary", ...shared }: ShareButtonProps) {
  if (CAN_SHARE)
    return (
      <Button variant={variant} onClick={() => void share(shared)}>
        {label}
      </Button>
    );
  return (
    <a href={whatsAppAddress(shared)} target="_blank" rel="noopener" className={buttonClass(variant)}>
      Share on WhatsApp
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
