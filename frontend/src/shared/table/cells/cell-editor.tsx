import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { Button } from "../../ui/button";
import type { Move } from "./grid-keys";

interface CellEditorProps {
  /** The cell's name: "College of Asha Rao". */
  readonly label: string;
  readonly maxLength: number;
  /** Returns the initial text. */
  readonly begin: () => string;
  readonly onText: (text: string) => void;
  /** Whether a key or a paste replaced the text. If so, the caret is put at the end of the text. */
  readonly isReplaced: boolean;
  readonly problem: string | null;
  readonly problemId: string;
  /** Whether the editor is in a table. In a phone's card, two buttons end editing. */
  readonly isWide: boolean;
  /** Called when editing ends. `move` is null if the focus left the editor without a key. */
  readonly onCommit: (move: Move | null) => void;
  readonly onCancel: () => void;
  /** Called when several lines or columns were pasted. */
  readonly onPaste: (text: string) => void;
}

const MOVES: Readonly<Record<string, Move>> = { Enter: "down", ArrowUp: "up", ArrowDown: "down" };

/**
 * Edits a cell. In a table, Enter and the vertical arrows save and move on, and Tab saves and moves sideways. On a
 * phone, Enter saves. Escape cancels.
 */
export function CellEditor(props: CellEditorProps) {
  const {
    label,
    maxLength,
    begin,
    onText,
    isReplaced,
    problem,
    problemId,
    isWide,
    onCommit,
    onCancel,
    onPaste,
  } = props;
  const [text, setText] = useState(begin);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.focus();
    if (isReplaced) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  }, [isReplaced]);
  const end = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey, nativeEvent } = event;
    // While an input method composes text, Enter and the arrow keys belong to the input method.
    if (nativeEvent.isComposing) return;
    const sideways = isWide && key === "Tab" ? (shiftKey ? "previous" : "next") : undefined;
    const move = isWide || key === "Enter" ? (MOVES[key] ?? sideways) : undefined;
    if (move === undefined && key !== "Escape") return;
    event.preventDefault();
    end(() => (move === undefined ? onCancel() : onCommit(isWide ? move : "stay")));
  };
  return (
    <span className="cell-editor">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => {
          onText(target.value);
          setText(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          event.stopPropagation();
          const copied = event.clipboardData.getData("text/plain");
          if (!/[\t\r\n]./.test(copied)) return;
          event.preventDefault();
          end(() => onPaste(copied));
        }}
        onBlur={() => {
          // Closing a phone's keyboard also takes the focus away, so on a phone the loss of focus does not end editing.
          if (isWide) end(() => onCommit(null));
        }}
        className="min-h-8 w-full min-w-0 border-2 border-accent bg-surface px-1.5 text-ink aria-invalid:border-bad max-md:min-h-11"
      />
      {isWide ? null : (
        <span className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => end(() => onCommit("stay"))}>
            {t("Save")}
          </Button>
          <Button variant="quiet" onClick={() => end(onCancel)}>
            {t("Cancel")}
          </Button>
        </span>
      )}
    </span>
  );
}
