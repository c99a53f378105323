import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import type { Audience } from "../hooks/use-audience";

interface SendModalProps {
  readonly audience: Audience;
  readonly count: number;
  readonly subject: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks before a mail leaves: it cannot be called back. */
export function SendModal({ audience, count, subject, busy, error, onClose, onSend }: SendModalProps) {
  const people = count === 1 ? "1 person" : `${String(count)} people`;
  return (
    <ConfirmModal
      open
      onClose={onClose}
      title={`Send to ${people}?`}
      confirmLabel={`Send to ${people}`}
      busyLabel="Sending..."
      busy={busy}
      error={error}
      onConfirm={onSend}
    >
      <span className="grid gap-3">
        <span>
          {audience.words}, {audience.event.title}: each gets a mail of their own, “{subject.trim()}”. It
          cannot be recalled.
        </span>
        {audience.withoutAddress === 0 ? null : (
          <span>
            {audience.withoutAddress === 1 ? "One person has" : `${audience.withoutAddress} people have`} no
            e-mail address and will not get it.
          </span>
        )}
      </span>
    </ConfirmModal>
  );
}
