import { useEffect, useRef } from "react";
import type { CellEdit } from "./admin-column";
import { CellEditor, type Move } from "./cell-editor";
import { t } from "@contract/kernel/contract/t";

interface EditableCellProps<Row> {
  readonly row: Row;
  readonly edit: CellEdit<Row>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onSaved: (row: Row) => void;
  readonly onOpen: () => void;
  readonly onDone: (move: Move) => void;
}

/** A value that a click, Enter or F2 opens for editing. */
export function EditableCell<Row>({
  row,
  edit,
  label,
  isOpen,
  onSaved,
  onOpen,
  onDone,
}: EditableCellProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Left without going on: the keys stay where they were.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <CellEditor row={row} edit={edit} label={label} onSaved={onSaved} onDone={onDone} />;
  const text = edit.text(row);
  return (
    <button
      ref={button}
      type="button"
      title={text === "" ? undefined : text}
      aria-label={`${label}: ${text === "" ? t("empty") : text}`}
      className="cell-edit"
      onClick={onOpen}
      onKeyDown={({ key }) => {
        if (key === "F2") onOpen();
      }}
    >
      {text === "" ? "—" : text}
    </button>
  );
}
