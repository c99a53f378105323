import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useEndOtherSessionsMutation } from "../../../graphql/generated";
import { logOut } from "../../../shared/session/log-out";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";

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

/** Which devices are to be logged out: all but this one, or this one too. */
type Reach = "others" | "everywhere";

/** Logging out many devices at once: asks first; a refusal stays in the question. */
export function useEndSessions(onEnded: (text: string) => void) {
  const [endOthers] = useEndOtherSessionsMutation();
  return useConfirmedAction(
    async (reach: Reach) => {
      const { data } = await endOthers();
      // The guard leads home from here.
      if (reach === "everywhere") await logOut();
      return data?.endOtherSessions.message ?? SUCCESS.otherSessionsEnded;
    },
    (text, reach) => (reach === "others" ? onEnded(text) : undefined),
  );
}
