import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { indiaDay } from "@contract/kernel/contract/india-time";
import {
  AdminEventsDocument,
  useSetCurrentEventMutation,
  type AdminEventFieldsFragment,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";

interface MakeCurrentModalProps {
  readonly event: AdminEventFieldsFragment;
  /** The event that is current now, if any. */
  readonly before: AdminEventFieldsFragment | undefined;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

/** Asks before another event becomes the one that everybody registers for. */
export function MakeCurrentModal({ event, before, onClose, onDone }: MakeCurrentModalProps) {
  const [setCurrentEvent, { loading }] = useSetCurrentEventMutation({
    refetchQueries: [AdminEventsDocument],
    awaitRefetchQueries: true,
  });
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    try {
      const { data } = await setCurrentEvent({ variables: { input: { eventId: event.id } } });
      onDone(data?.setCurrentEvent.message ?? "");
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  return (
    <ConfirmModal
      open
      onClose={onClose}
      title={`Make “${event.title}” the current event?`}
      confirmLabel="Make current"
      busyLabel="Changing..."
      busy={loading}
      error={problem}
      onConfirm={() => void confirm()}
    >
      <span className="grid gap-3">
        <span>
          From now on everybody sees “{event.title}” as the event to register for: on the home page, the
          registration and team pages, the dashboard and the payment page. Students are in no team for it
          until they make one.
        </span>
        {before === undefined ? null : (
          <span>
            “{before.title}” becomes {before.lastDay < indiaDay(new Date()) ? "past" : "upcoming"}. Its teams,
            payments and rankings stay, but{" "}
            {before.lastDay < indiaDay(new Date())
              ? "its leaders can no longer report a payment."
              : "nobody can register for it until it is current again."}
          </span>
        )}
      </span>
    </ConfirmModal>
  );
}
