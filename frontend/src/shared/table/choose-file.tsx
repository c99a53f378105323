import { useId, useState } from "react";
import { FILE_CLASS } from "../ui/field-frame";
import { t } from "@contract/kernel/contract/t";
import { NotText } from "../spreadsheet/decode-file";
import { readTableFile } from "../spreadsheet/read-table-file";

const LIST = {
  fewest: 1,
  noTable: t("There is no list in this file. Save the sheet with the list as CSV."),
  tooLarge: t("This file is too large for a list. Save only the sheet with the list, as CSV."),
};

const UNREADABLE = t("This file could not be read. Choose the file again.");

/** The types of files that may contain a list. */
const LIST_FILES =
  ".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns a list's file as CSV, or a message that tells the user what to do instead. */
async function readListFile(file: File): Promise<{ csv: string } | { problem: string }> {
  try {
    return { csv: await readTableFile(file, LIST) };
  } catch (error) {
    return { problem: error instanceof NotText ? error.message : UNREADABLE };
  }
}

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
