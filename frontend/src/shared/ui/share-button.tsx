import { CAN_SHARE, share, whatsAppAddress, type Shared } from "../share";
import { Button, buttonClass, type ButtonVariant } from "./button";

interface ShareButtonProps extends Shared {
  /** The button's text on devices with a share sheet. */
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/** Shares with the device's share sheet, or on WhatsApp if the device has none. */
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
