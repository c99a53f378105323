import { useId } from "react";
import { t } from "@contract/kernel/contract/t";
import type { ListField } from "../../graphql/schema-types";
import { LOCALE } from "../language";
import { SelectField } from "../ui/select-field";
import { type Choices, type ListReading, withChoice } from "./use-list";

/** Labels for the possible meanings of a list's column. */
const FIELD_LABELS: Readonly<Record<ListField, string>> = {
  id: t("ID"),
  name: t("Name"),
  email: t("Email"),
  phone: t("Phone"),
  college: t("College"),
  universityRollNo: t("Roll No."),
  codeforcesHandle: t("Codeforces handle"),
  team: t("Team"),
  reference: t("Reference"),
  rank: t("Rank"),
  names: t("Names of people"),
  role: t("Role"),
  placement: t("Placement"),
  instagram: t("Instagram"),
  linkedin: t("LinkedIn"),
};

interface ListColumnsProps {
  /** The columns and their meanings. Null until a list has been read, and for a text without columns. */
  readonly reading: ListReading | null;
  /** Called after a change, with the meanings of all columns. */
  readonly onChoose: (choices: Choices) => void;
}

/**
 * Maximum number of unused columns that are shown if other columns are used. If there are more, all of them are folded,
 * because the list is probably an export of this site, which has many columns that the import does not need.
 */
const MOST_OPEN = 4;

/** Shows the meaning of each column of a list, and lets the user change it. */
export function ListColumns({ reading, onChoose }: ListColumnsProps) {
  if (reading === null) return null;
  const unused = reading.columns.filter(({ field }) => field === null);
  const used = reading.columns.filter(({ field }) => field !== null);
  const doubtful = used.filter(({ isDoubtful }) => isDoubtful);
  const shown = [...(used.length > 0 && unused.length > MOST_OPEN ? [] : unused), ...doubtful];
  const folded = [...unused, ...used].filter((one) => !shown.includes(one));
  return (
    <section aria-label={t("Columns of the list")} className="grid gap-3 border-y border-rule py-3">
      {unused.length === 0 ? (
        <p>All columns are used.</p>
      ) : (
        <p role="status">
          {t(
            "Columns not used: {columns}. Choose the content of each column, or continue without these columns.",
            {
              columns: new Intl.ListFormat(LOCALE).format(
                unused.map(({ column, heading }) => nameOf(column, heading)),
              ),
            },
          )}
        </p>
      )}
      <ColumnChoices columns={shown} reading={reading} onChoose={onChoose} />
      {folded.length === 0 ? null : (
        <details>
          <summary className="link flex min-h-11 cursor-pointer items-center font-semibold">
            Show all columns
          </summary>
          <ColumnChoices columns={folded} reading={reading} onChoose={onChoose} />
        </details>
      )}
    </section>
  );
}

interface ColumnChoicesProps extends Pick<ListColumnsProps, "onChoose"> {
  readonly columns: ListReading["columns"];
  readonly reading: ListReading;
}

function ColumnChoices({ columns, reading, onChoose }: ColumnChoicesProps) {
  const id = useId();
  if (columns.length === 0) return null;
  const options = [
    { value: "", label: t("Not used") },
    ...reading.fields.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
  ];
  return (
    <ul className="grid items-end gap-3 sm:grid-cols-2">
      {columns.map(({ column, heading, sample, field }) => (
        <li key={column}>
          <SelectField
            label={nameOf(column, heading)}
            hint={sample === "" ? t("Empty in every line") : t("For example {sample}", { sample })}
            name={`${id}${String(column)}`}
            value={field ?? ""}
            options={options}
            onChange={(value) =>
              onChoose(withChoice(reading, column, value === "" ? null : (value as ListField)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

function nameOf(column: number, heading: string): string {
  return heading === "" ? t("Column {number}", { number: column + 1 }) : heading;
}
