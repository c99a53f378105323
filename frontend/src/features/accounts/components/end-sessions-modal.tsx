import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import type { Reach, useEndSessions } from "../hooks/use-end-sessions";

const TEXTS: Record<Reach, { readonly title: string; readonly text: string; readonly confirmLabel: string }> =
  {
    others: {
      title: "Log out other devices?",
      text: "Every device but this one has to log in again. Nothing that was saved is lost.",
      confirmLabel: "Log out other devices",
    },
    everywhere: {
      title: "Log out everywhere?",
      text: "Every device, this one too, has to log in again. Nothing that was saved is lost.",
      confirmLabel: "Log out everywhere",
    },
  };

interface EndSessionsModalProps {
  readonly question: ReturnType<typeof useEndSessions>;
}

/** Asks before many devices have to log in again. */
export function EndSessionsModal({ question }: EndSessionsModalProps) {
  const { asked, ask, confirm, busy, error } = question;
  if (asked === null) return null;
  const { title, text, confirmLabel } = TEXTS[asked];
  return (
    <ConfirmModal
      open
      onClose={() => ask(null)}
      title={title}
      confirmLabel={confirmLabel}
      busyLabel="Logging out..."
      onConfirm={() => void confirm()}
      busy={busy}
      error={error}
    >
      {text}
    </ConfirmModal>
  );
}
