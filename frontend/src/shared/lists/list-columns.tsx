import { useId } from "react";
import { t } from "@contract/kernel/contract/t";
import type { ListField } from "../../graphql/schema-types";
import { LOCALE } from "../language";
import { SelectField } from "../ui/select-field";
import { FIELD_LABELS } from "./field-labels";
import { type Choices, type ListReading, withChoice } from "./use-list-reading";

interface ListColumnsProps {
  /** Null before a list is read, and for what has no columns. */
  readonly reading: ListReading | null;
  /** Called with what the columns hold then. */
  readonly onChoose: (choices: Choices) => void;
}

/** With more columns that are not used, as in our own exports, the choices are folded. */
const MOST_OPEN = 4;

/** Which columns of a list are used for what, and which are not: each can be given another meaning. */
export function ListColumns({ reading, onChoose }: ListColumnsProps) {
  const id = useId();
  if (reading === null) return null;
  const unused = reading.columns.filter(({ field }) => field === null);
  const used = reading.columns.filter(({ field }) => field !== null);
  const options = [
    { value: "", label: t("Not used") },
    ...reading.fields.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
  ];
  return (
    <section aria-label={t("Columns of the list")} className="grid gap-3 border-y border-rule py-3">
      {unused.length === 0 ? (
        <p>All columns are used.</p>
      ) : (
        <p role="status">
          {t("Not used: {columns}. Choose what a column holds, or go on without it.", {
            columns: new Intl.ListFormat(LOCALE).format(
              unused.map(({ column, heading }) => nameOf(column, heading)),
            ),
          })}
        </p>
      )}
      <details open={unused.length > 0 && (used.length === 0 || unused.length <= MOST_OPEN)}>
        <summary className="link flex min-h-11 cursor-pointer items-center font-semibold">
          What each column holds
        </summary>
        <ul className="grid items-end gap-3 sm:grid-cols-2">
          {[...unused, ...used].map(({ column, heading, sample, field }) => (
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
      </details>
    </section>
  );
}

function nameOf(column: number, heading: string): string {
  return heading === "" ? t("Column {number}", { number: column + 1 }) : heading;
}
