import { useSyncExternalStore } from "react";
import { t } from "@contract/kernel/contract/t";
import { lazyModal } from "../modal/lazy-modal";
import { followQuestion, openQuestion } from "./confirmation-question";

/** Loaded lazily with the first question, because most users are never asked. */
const ConfirmIdentityModal = lazyModal(t("Confirm it is you"), () =>
  import("./confirm-identity-modal").then((m) => m.ConfirmIdentityModal),
);

/** Shows the dialog "Confirm it is you" while a question is open. */
export function ConfirmationHost() {
  const question = useSyncExternalStore(followQuestion, openQuestion, () => null);
  if (question === null) return null;
  return <ConfirmIdentityModal question={question} onClose={() => question.answer(false)} />;
}
