import { useDiscardRankingDraftMutation } from "../../../graphql/generated";
import { DateTime } from "../../../shared/ui/date-time";
import { changesText } from "../ranking-facts";
import { ChangeList } from "./change-list";
import { DraftStepModal, type DraftStepProps } from "./draft-step-modal";

/** Asks before a draft is forgotten, which may be somebody else's. */
export function DiscardModal({ eventSlug, ...step }: DraftStepProps) {
  const [discard] = useDiscardRankingDraftMutation();
  return (
    <DraftStepModal
      {...step}
      act={async (stamp) =>
        (await discard({ variables: { input: { eventSlug, stamp } } })).data?.discardRankingDraft
      }
      title="Discard the draft?"
      confirmLabel="Discard draft"
      busyLabel="Discarding..."
      danger
    >
      {({ savedAt, savedBy }, changes) => (
        <>
          <p>
            {changesText(changes)}{" "}
            {savedAt === null ? null : (
              <>
                Saved by {savedBy} on <DateTime value={savedAt} />.
              </>
            )}{" "}
            These changes are discarded and cannot be brought back. The published ranking stays.
          </p>
          <ChangeList label="What is discarded" changes={changes} />
        </>
      )}
    </DraftStepModal>
  );
}
