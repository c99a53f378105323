import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import type { CellEdit } from "./admin-column";

/** Where the editing goes on: the row below, the next column, or nowhere. */
export type Move = "down" | "right" | "left" | "stay";

interface CellEditorProps<Row> {
  readonly row: Row;
  readonly edit: CellEdit<Row>;
  /** Names the cell: "College of Asha Rao". */
  readonly label: string;
  readonly onSaved: (row: Row) => void;
  readonly onDone: (move: Move) => void;
}

/** The open cell: Enter saves and goes down, Tab to the side, Escape leaves it as it was. A refusal stands below it. */
export function CellEditor<Row>({ row, edit, label, onSaved, onDone }: CellEditorProps<Row>) {
  const [began] = useState(() => edit.text(row));
  const [text, setText] = useState(began);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = (move: Move) => {
    isClosing.current = true;
    onDone(move);
  };
  const save = async (move: Move) => {
    if (isSaving || isClosing.current) return;
    if (text.trim() === began.trim()) {
      close(move);
      return;
    }
    setSaving(true);
    setProblem(undefined);
    try {
      const saved = await edit.save(row, text.trim());
      // A row: said so by the type, a column could not serve rows that have more than it knows.
      if (saved !== undefined) onSaved(saved as Row);
      close(move);
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
      setSaving(false);
      input.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key !== "Enter" && key !== "Tab" && key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") close("stay");
    else void save(key === "Enter" ? "down" : shiftKey ? "left" : "right");
  };
  return (
    <span className="grid gap-1 py-0.5">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        value={text}
        maxLength={edit.maxLength}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save("stay")}
        className="h-8 w-52 border-2 border-accent bg-surface px-1.5 text-ink aria-invalid:border-bad"
      />
      {problem === undefined ? null : (
        <span role="alert" className="max-w-52 text-sm whitespace-normal text-bad">
          {problem}
        </span>
      )}
    </span>
  );
}
