import { useDeleteEventMutation } from "../../../graphql/features/admin-events";
import { AdminEventsDocument, type AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";

/**
 * Deletes an event after a confirmation. The server refuses if people have data in the event. The dialog then shows the
 * reason.
 */
export function useDeleteEvent(onDone: (text: string) => void) {
  const [deleteEvent] = useDeleteEventMutation();
  return useConfirmedAction(
    async ({ id, version }: AdminEventFieldsFragment) =>
      (
        await deleteEvent({
          variables: { input: { eventId: id, version } },
          refetchQueries: [AdminEventsDocument],
        })
      ).data?.deleteEvent.message,
    (text, { title }) => onDone(`${title}: ${text}`),
  );
}

export function DeleteEventModal({ question }: { readonly question: ReturnType<typeof useDeleteEvent> }) {
  const { asked: event, modal } = question;
  if (event === null) return null;
  return (
    <ConfirmModal
      {...modal}
      title={`Delete “${event.title}”?`}
      confirmLabel="Delete event"
      busyLabel="Deleting..."
      danger
    >
      <span className="grid gap-3">
        <span>
          The page /events/{event.slug} disappears at once. You cannot undo the deletion. You cannot delete an
          event that has teams, payments, certificates or other records.
        </span>
        {event.state === "current" ? (
          <span>
            This is the current event. After you delete it, students cannot register until you make another
            event current.
          </span>
        ) : null}
      </span>
    </ConfirmModal>
  );
}
