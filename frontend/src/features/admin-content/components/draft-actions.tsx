import {
  useRemoveContentMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { batchKey, isRemovable } from "@contract/modules/content/contract/topics";
import { formIn } from "../translation-form";
import { DiscardDraft } from "./discard-draft";

interface DraftActionsProps {
  readonly detail: ContentDetailFragment;
  /** True if the screen shows the saved draft, and no other decision about the draft is pending. */
  readonly isSettled: boolean;
  readonly onChanged: (detail: ContentDetailFragment, text: string) => void;
}

/** Discards the draft, or removes a batch or the faculty card from the site. Asks for confirmation first. */
export function DraftActions({ detail, isSettled, onChanged }: DraftActionsProps) {
  const [remove] = useRemoveContentMutation();
  const { id: topic, draft, version } = detail;
  const title = formIn(topic, detail)?.title ?? topic;
  const removing = useConfirmedAction(async () => {
    const { data } = await remove({ variables: { input: { topic, version } } });
    if (data) onChanged(data.removeContent.topic, data.removeContent.message);
  });
  return (
    <>
      {draft === null || !isSettled ? null : (
        <DiscardDraft topic={topic} draft={draft} variant="quiet" onDiscarded={onChanged} />
      )}
      {isRemovable(topic) && detail.isPublished ? (
        <Button variant="quiet" onClick={() => removing.ask(true)}>
          Remove from the site
        </Button>
      ) : null}
      <ConfirmModal
        {...removing.modal}
        title={`Remove ${title} from the site?`}
        confirmLabel="Remove from the site"
        busyLabel="Removing..."
        danger
      >
        {`${batchKey(topic) !== null ? "The batch's tab" : "The faculty card"} disappears from the members page at once. You can bring it back from its history.`}
      </ConfirmModal>
    </>
  );
}
