import { useId, useState } from "react";
import { LIST_FILES, readListFile } from "../lists/list-file";
import { FILE_CLASS } from "../ui/field-frame";

interface ChooseFileProps {
  readonly busy: boolean;
  readonly onText: (text: string) => void;
}

/** Lets the user choose a spreadsheet (.xlsx or CSV) and passes its text on. */
export function ChooseFile({ busy, onText }: ChooseFileProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File) => {
    setProblem(null);
    const read = await readListFile(file);
    if ("problem" in read) setProblem(read.problem);
    else onText(read.csv);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        File
      </label>
      <input
        id={id}
        type="file"
        accept={LIST_FILES}
        disabled={busy}
        className={FILE_CLASS}
        aria-describedby={`${id}problem`}
        // Without this, choosing the same file again after correcting it would do nothing.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void choose(file);
        }}
      />
      <p id={`${id}problem`} role="alert" className="font-semibold text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
