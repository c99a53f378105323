import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useDiscardContentDraftMutation,
  useRemoveContentMutation,
  type ContentDetailFragment,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { BATCHES } from "../topic-forms";
import { isRemovable } from "../topics";
import { formIn } from "../translation-form";

interface DraftActionsProps {
  readonly detail: ContentDetailFragment;
  /** Something is not saved yet. */
  readonly isNew: boolean;
  readonly onChanged: (detail: ContentDetailFragment, text: string) => void;
}

/** Throwing the draft away, and taking a batch or the faculty card off the site; both are asked about first. */
export function DraftActions({ detail, isNew, onChanged }: DraftActionsProps) {
  const [asked, setAsked] = useState<"discard" | "remove" | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [discard, discarding] = useDiscardContentDraftMutation();
  const [remove, removing] = useRemoveContentMutation();
  const { id: topic, draft, number: over } = detail;
  const title = formIn(topic, detail)?.title ?? topic;
  const close = () => {
    setAsked(null);
    setProblem(undefined);
  };
  const act = async () => {
    try {
      const reply =
        asked === "remove"
          ? (await remove({ variables: { input: { topic, over } } })).data?.removeContent
          : (await discard({ variables: { input: { topic, revision: draft?.revision ?? 0 } } })).data
              ?.discardContentDraft;
      close();
      if (reply) onChanged(reply.topic, reply.message);
    } catch (error) {
      setProblem(toAppError(error, FALLBACKS.generic).message);
    }
  };
  return (
    <>
      {draft === null || isNew ? null : (
        <Button variant="quiet" onClick={() => setAsked("discard")}>
          Throw the draft away
        </Button>
      )}
      {isRemovable(topic) && detail.isPublished ? (
        <Button variant="quiet" onClick={() => setAsked("remove")}>
          Remove from the site
        </Button>
      ) : null}
      <ConfirmModal
        open={asked !== null}
        onClose={close}
        title={asked === "remove" ? `Remove ${title} from the site?` : "Throw the draft away?"}
        confirmLabel={asked === "remove" ? "Remove it" : "Throw it away"}
        busyLabel={asked === "remove" ? "Removing..." : "Throwing away..."}
        busy={discarding.loading || removing.loading}
        error={problem}
        onConfirm={() => void act()}
        danger
      >
        {asked === "remove"
          ? `${topic.startsWith(BATCHES) ? "Its tab" : "The card"} leaves the members page at once. It can be brought back from its history.`
          : "What was changed since the last publication is lost. What everybody sees stays as it is."}
      </ConfirmModal>
    </>
  );
}
