import { useId } from "react";
import { bytesAsText } from "../format/bytes-as-text";
import { FILE_CLASS } from "../ui/control-style";

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
        className={FILE_CLASS}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          void file.arrayBuffer().then((bytes) => onText(bytesAsText(new Uint8Array(bytes))));
        }}
      />
    </div>
  );
}
