import { useDeleteEventMutation } from "../../../graphql/features/admin-events";
import { AdminEventsDocument, type AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";

/** Deletes an event, after a question. An event that people have data in stays, and the question says why. */
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

/** Asks before an event is deleted. */
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
          Its page, /events/{event.slug}, is gone at once, and it does not come back. An event with teams,
          payments, certificates or anything else that belongs to somebody stays.
        </span>
        {event.state === "current" ? (
          <span>It is the current event: until you make another one current, nobody can register.</span>
        ) : null}
      </span>
    </ConfirmModal>
  );
}
