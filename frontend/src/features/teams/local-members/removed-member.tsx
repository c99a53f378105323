import { useEffect, useRef } from "react";
import { RowButton } from "../../../shared/ui/row-button";

/** Says who was taken out, and takes it back. It has the focus, since the button that was pressed is gone. */
export function RemovedMember({ name, onRevert }: { readonly name: string; readonly onRevert: () => void }) {
  const revert = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    revert.current?.focus();
  }, [name]);
  return (
    <div className="flex items-center justify-between gap-2 border-l-8 border-rule bg-sunken py-2 pl-4">
      <p role="status" className="min-w-0 wrap-anywhere">
        {name} was removed from the list.
      </p>
      <RowButton ref={revert} of={`and keep ${name}`} onClick={onRevert}>
        Undo
      </RowButton>
    </div>
  );
}
