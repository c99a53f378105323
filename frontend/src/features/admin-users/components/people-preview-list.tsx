import type { PersonColumn } from "../../../graphql/schema-types";
import type { PersonLine } from "../hooks/use-people-import";
import { t } from "@contract/kernel/contract/t";

const LABELS: Readonly<Record<PersonColumn, string>> = {
  NAME: t("Name"),
  COLLEGE: t("College"),
  ROLL_NO: t("Roll No."),
  HANDLE: t("Codeforces handle"),
  PHONE: t("Phone"),
};

interface PeoplePreviewListProps {
  readonly lines: readonly PersonLine[];
  readonly isChosen: (line: PersonLine) => boolean;
  readonly onToggle: (line: PersonLine) => void;
}

/** The lines of a file: what each changes, old and new, with a tick; those that cannot be applied first, with the reason. */
export function PeoplePreviewList({ lines, isChosen, onToggle }: PeoplePreviewListProps) {
  const sorted = [...lines].sort(
    (a, b) => Number(b.problem !== null) - Number(a.problem !== null) || a.line - b.line,
  );
  if (sorted.length === 0) return null;
  return (
    // Scrollable with the keys, for people without a mouse.

    <div
      tabIndex={0}
      role="region"
      aria-label="Lines of the file"
      className="max-h-96 overflow-y-auto border-y border-rule"
    >
      <ul className="divide-y divide-rule text-[0.9375rem]">
        {sorted.map((line) => (
          <li key={line.line} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start py-1.5">
            {line.problem === null ? (
              <label className="grid size-9 place-items-center">
                <input
                  type="checkbox"
                  aria-label={`Line ${String(line.line)}, ${line.name}`}
                  checked={isChosen(line)}
                  onChange={() => onToggle(line)}
                  className="size-5 accent-accent"
                />
              </label>
            ) : (
              <span aria-hidden="true" className="grid size-9 place-items-center text-bad">
                !
              </span>
            )}
            <div className="py-1">
              <p>
                <b>{line.name}</b> <span className="text-soft">line {line.line}</span>
              </p>
              {line.problem === null ? null : <p className="text-bad">{line.problem}</p>}
              {line.changes.map(({ column, from, to }) => (
                <p key={column}>
                  {LABELS[column]}: <del className="text-soft">{from ?? "empty"}</del> →{" "}
                  <ins className="no-underline">{to}</ins>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
