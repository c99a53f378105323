import type { Notice } from "../../../shared/hooks/use-notice";
import { Banner } from "../../../shared/ui/banner";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import type { Refused } from "../hooks/use-decisions";
import type { Payment } from "../hooks/use-reported-payments";

interface QueueMessagesProps {
  /** Only while no payment is open, which shows it itself. */
  readonly notice: Notice | null;
  readonly refused: readonly Refused[];
  readonly onDismiss: (payment: Payment) => void;
}

/** What came of the latest decisions, in sight however far down one is. What failed stays until it is dismissed. */
export function QueueMessages({ notice, refused, onDismiss }: QueueMessagesProps) {
  if (notice === null && refused.length === 0) return null;
  return (
    <div className="sticky top-(--bar-height) z-20 grid gap-2">
      {refused.map(({ payment, text }) => (
        <Banner key={payment.id} tone="error" onDismiss={() => onDismiss(payment)}>
          {payment.teamName}: {text}
        </Banner>
      ))}
      <NoticeBanner notice={notice} />
    </div>
  );
}
