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

/** Asks before many devices have to log in again. */
export function EndSessionsModal({ question }: { readonly question: ReturnType<typeof useEndSessions> }) {
  const { asked, modal } = question;
  if (asked === null) return null;
  const { text, ...labels } = TEXTS[asked];
  return (
    <ConfirmModal {...modal} {...labels} busyLabel="Logging out...">
      {text}
    </ConfirmModal>
  );
}
