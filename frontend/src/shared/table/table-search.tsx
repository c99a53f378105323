import { t } from "@contract/kernel/contract/t";
import { controlClass } from "../ui/field-frame";

interface TableSearchProps {
  readonly id?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What the search covers: "Name, e-mail, college". */
  readonly hint: string;
}

/** Searches a list in one line: what it covers is in the empty field, because the rows need the height. */
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
      className={controlClass(false)}
    />
  );
}
