import {
  useDiscardContentDraftMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";

interface DraftOfProps {
  /** The name of the admin who changed the draft last; null if unknown. */
  readonly draftedBy: string | null;
  readonly draftedAt: string;
}

/** Shows who changed a draft last, and when. All admins share the draft. */
export function DraftOf({ draftedBy, draftedAt }: DraftOfProps) {
  return (
    <>
      Draft by {draftedBy}, <DateTime value={draftedAt} />
    </>
  );
}

interface DiscardDraftProps {
  readonly topic: string;
  readonly draft: NonNullable<ContentDetailFragment["draft"]>;
  readonly variant: "quiet" | "secondary";
  readonly onDiscarded: (detail: ContentDetailFragment, text: string) => void;
}

/** Discards the draft after naming its author. The draft may be another admin's work, and it is not in the history. */
export function DiscardDraft({ topic, draft, variant, onDiscarded }: DiscardDraftProps) {
  const [discard] = useDiscardContentDraftMutation();
  const discarding = useConfirmedAction(async () => {
    const { data } = await discard({ variables: { input: { topic, version: draft.version } } });
    if (data) onDiscarded(data.discardContentDraft.topic, data.discardContentDraft.message);
  });
  return (
    <>
      <Button variant={variant} onClick={() => discarding.ask(true)}>
        Discard draft...
      </Button>
      <ConfirmModal
        {...discarding.modal}
        title="Discard the draft?"
        confirmLabel="Discard draft"
        busyLabel="Discarding..."
        danger
      >
        <strong className="block wrap-anywhere">
          <DraftOf draftedBy={draft.by} draftedAt={draft.at} />
        </strong>
        <span>All changes since the last publication are lost. The published version does not change.</span>
      </ConfirmModal>
    </>
  );
}
