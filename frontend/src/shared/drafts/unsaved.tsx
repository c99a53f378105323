import { LeaveModal } from "./leave-modal";
import { useUnsaved } from "./use-unsaved";
import { t } from "@contract/kernel/contract/t";

/** Asks in a form or dialog before what is typed and not saved is lost. */
export function Unsaved({ dirty }: { readonly dirty: boolean }) {
  return <LeaveModal draft={useUnsaved(dirty)} what={t("this form")} />;
}
