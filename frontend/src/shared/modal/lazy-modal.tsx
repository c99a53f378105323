import { Suspense, type ComponentType } from "react";
import { lazyPart } from "../lazy-page";
import { LateModal } from "../ui/modal";
import { useModalHistory } from "./modal-history";

/**
 * Returns a dialog whose script is loaded when the dialog opens. Until then, a line at the bottom of the screen shows
 * the title.
 */
export function lazyModal<Props extends { readonly onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function LazyModal(props: Props) {
    return (
      <Suspense fallback={<WaitingModal title={title} onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Takes the place of a late dialog. Has a history entry, so that Back closes it. The dialog takes over the entry. */
export function WaitingModal({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  useModalHistory(true, onClose);
  return <LateModal title={title} onClose={onClose} />;
}
