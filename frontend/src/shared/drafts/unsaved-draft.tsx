import { t } from "@contract/kernel/contract/t";
import { Banner } from "../ui/banner";
import { LeaveModal } from "./unsaved";
import type { useDraft } from "./use-draft";

interface UnsavedDraftProps {
  readonly draft: ReturnType<typeof useDraft>;
  /** True if the form has a password, which a draft never contains. */
  readonly hasPassword?: boolean;
}

/** Tells the user that the form's draft was restored, and asks before the user leaves and loses the draft. */
export function UnsavedDraft({ draft, hasPassword = false }: UnsavedDraftProps) {
  return (
    <>
      {draft.isRestored ? (
        <Banner tone="info" onDismiss={draft.dismissRestored}>
          {hasPassword
            ? "Your unsaved changes are back. If you typed a password, enter it again."
            : "Your unsaved changes are back."}
        </Banner>
      ) : null}
      <LeaveModal draft={draft} what={t("this form")} />
    </>
  );
}
