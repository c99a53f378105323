import { Suspense, type ComponentType } from "react";
import { lazyPart } from "../lazy-part";
import { LateModal } from "../ui/modal";

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
      <Suspense fallback={<LateModal title={title} onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
