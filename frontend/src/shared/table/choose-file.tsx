import { useId } from "react";

interface ChooseFileProps {
  readonly busy: boolean;
  readonly onText: (text: string) => void;
}

/** A list from a spreadsheet, as text. */
export function ChooseFile({ busy, onText }: ChooseFileProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        File
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={busy}
        className="min-h-11 border-2 border-ink p-2"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void file.text().then(onText);
        }}
      />
    </div>
  );
}
