import { Suspense, useSyncExternalStore } from "react";
import { t } from "@contract/kernel/contract/t";
import { lazyPart } from "../lazy-page";
import { LateModal } from "../ui/modal";
import { followQuestion, openQuestion } from "./confirmation-question";

/** Loaded lazily with the first question, because most users are never asked. */
const ConfirmIdentityModal = lazyPart(() =>
  import("./confirm-identity-modal").then((m) => m.ConfirmIdentityModal),
);

/** Shows the dialog "Confirm it is you" while a question is open. */
export function ConfirmationHost() {
  const question = useSyncExternalStore(followQuestion, openQuestion, () => null);
  if (question === null) return null;
  const close = () => question.answer(false);
  return (
    <Suspense fallback={<LateModal title={t("Confirm it is you")} onClose={close} />}>
      <ConfirmIdentityModal question={question} onClose={close} />
    </Suspense>
  );
}
