import { useId, useState, type DragEvent } from "react";
import { controlClass } from "../../../shared/ui/control-style";
import { FieldFrame } from "../../../shared/ui/field-frame";

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly disabled: boolean;
}

/** Takes a file, chosen or dropped. */
export function FileDrop({ onFile, disabled }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onFile(file);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside does the same without a mouse
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={`border-2 border-dashed px-4 py-6 sm:px-6 ${over ? "border-accent bg-accent-wash" : "border-outline"}`}
    >
      <FieldFrame
        id={id}
        label="Bank statement (CSV)"
        hint="Choose the file, or drop it here. At most 1.5 MB and 5,000 lines."
      >
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ""; // the same file can be chosen again
          }}
          className={`${controlClass(false)} file:mr-4 file:min-h-9 file:rounded-xs file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper`}
        />
      </FieldFrame>
    </div>
  );
}
