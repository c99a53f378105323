import { lazy, Suspense, useSyncExternalStore } from "react";
import { followQuestion, openQuestion } from "./confirmation-question";

/** Loaded lazily with the first question, because most users are never asked. */
const ConfirmIdentityModal = lazy(async () => ({
  default: (await import("./confirm-identity-modal")).ConfirmIdentityModal,
}));

/** Shows the dialog "Confirm it is you" while a question is open. */
export function ConfirmationHost() {
  const question = useSyncExternalStore(followQuestion, openQuestion, () => null);
  if (question === null) return null;
  return (
    <Suspense>
      <ConfirmIdentityModal question={question} />
    </Suspense>
  );
}
