import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useDiscardContentDraftMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { toAppError } from "../../../shared/errors/app-error";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DraftOf } from "./draft-of";

interface DiscardDraftProps {
  readonly topic: string;
  readonly draft: NonNullable<ContentDetailFragment["draft"]>;
  readonly variant: "quiet" | "secondary";
  readonly onDiscarded: (detail: ContentDetailFragment, text: string) => void;
}

/** Throws the draft away. It may be somebody else's work, and no history has it: whose it is is said first. */
export function DiscardDraft({ topic, draft, variant, onDiscarded }: DiscardDraftProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [discard, { loading }] = useDiscardContentDraftMutation();
  const close = () => {
    setIsAsked(false);
    setProblem(undefined);
  };
  const act = async () => {
    try {
      const { data } = await discard({ variables: { input: { topic, revision: draft.revision } } });
      close();
      if (data) onDiscarded(data.discardContentDraft.topic, data.discardContentDraft.message);
    } catch (error) {
      setProblem(toAppError(error, FALLBACKS.generic).message);
    }
  };
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsked(true)}>
        Throw the draft away
      </Button>
      <ConfirmModal
        open={isAsked}
        onClose={close}
        title="Throw the draft away?"
        confirmLabel="Throw it away"
        busyLabel="Throwing away..."
        busy={loading}
        error={problem}
        onConfirm={() => void act()}
        danger
      >
        <strong className="block wrap-anywhere">
          <DraftOf draftedBy={draft.by} draftedAt={draft.at} />
        </strong>
        <span>What was changed since the last publication is lost. What everybody sees stays as it is.</span>
      </ConfirmModal>
    </>
  );
}
