import { indiaDay } from "@contract/kernel/contract/india-time";
import {
  AdminEventsDocument,
  useSetCurrentEventMutation,
  type AdminEventFieldsFragment,
} from "../../graphql/shared/events";
import { ConfirmModal } from "../ui/confirm-modal";
import { useConfirmedAction } from "../hooks/use-confirmed-action";

type AdminEvent = AdminEventFieldsFragment;

/** Returns the action that makes another event the current one, after a confirmation. */
export function useMakeCurrent(onDone: (text: string) => void) {
  const [setCurrentEvent] = useSetCurrentEventMutation({
    refetchQueries: [AdminEventsDocument],
    awaitRefetchQueries: true,
  });
  return useConfirmedAction(
    async ({ id }: AdminEvent) =>
      (await setCurrentEvent({ variables: { input: { eventId: id } } })).data?.setCurrentEvent.message,
    (text, { title }) => onDone(`${title}: ${text}`),
  );
}

interface MakeCurrentModalProps {
  readonly question: ReturnType<typeof useMakeCurrent>;
  /** The current event, which would be replaced; undefined if there is none. */
  readonly before: AdminEvent | undefined;
}

export function MakeCurrentModal({ question: { asked: event, modal }, before }: MakeCurrentModalProps) {
  if (event === null) return null;
  return (
    <ConfirmModal
      {...modal}
      title={`Make “${event.title}” the current event?`}
      confirmLabel="Make current"
      busyLabel="Changing..."
    >
      <span className="grid gap-3">
        <span>
          “{event.title}” becomes the current event on the home, registration, team, dashboard and payment
          pages. Students need a new team for this event.
        </span>
        {before === undefined ? null : (
          <span>
            “{before.title}” becomes {before.lastDay < indiaDay() ? "a past event" : "an upcoming event"}. Its
            teams, payments and rankings are kept, but{" "}
            {before.lastDay < indiaDay()
              ? "leaders can no longer report a payment."
              : "students cannot register until the event is current again."}
          </span>
        )}
      </span>
    </ConfirmModal>
  );
}
