import { t } from "@contract/kernel/contract/t";
import { controlClass } from "../ui/field-frame";

interface TableSearchProps {
  readonly id?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The most useful columns that the search covers, short enough for a phone: "Person or team". */
  readonly hint: string;
}

/** Shows a list's search in one line. The hint is inside the empty field, to leave more height for the rows. */
export function TableSearch({ id, value, onChange, hint }: TableSearchProps) {
  return (
    <input
      id={id}
      type="search"
      name="search"
      autoComplete="off"
      aria-label={t("Search")}
      placeholder={hint}
      title={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${controlClass(false)} text-ellipsis`}
    />
  );
}
