import { AUDIT_LABELS } from "@contract/kernel/contract/audit-labels";
import { useAuditActorsQuery } from "../../../graphql/generated";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import type { AuditFilter } from "../hooks/use-audit-log";
import { SearchField } from "../../../shared/ui/field-kinds";

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChange: (name: keyof AuditFilter, value: string) => void;
}

const ANY = [{ value: "", label: "Anything" }];
const ACTS = [...ANY, ...Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label }))];

/** What the log can be narrowed by: words, a kind of act, who did it, and days. */
export function AuditFilters({ filter, text, onText, onChange }: AuditFiltersProps) {
  const actors = useAuditActorsQuery({ fetchPolicy: "cache-and-network" }).data?.auditActors ?? [];
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = filter.actor === "" || actors.some(({ id }) => id === filter.actor);
  const field = (name: keyof AuditFilter) => ({
    name,
    value: filter[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      <SearchField value={text} onChange={onText} hint="A name, or anything in the details" />
      <SelectField {...field("action")} label="What was done" hint="One kind of action" options={ACTS} />
      <SelectField
        {...field("actor")}
        label="Who did it"
        hint="One person, as they were called last"
        options={[
          { value: "", label: "Anybody" },
          ...people,
          ...(isKnown ? [] : [{ value: filter.actor, label: "Somebody who has done nothing yet" }]),
        ]}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3 sm:col-span-2 sm:max-w-md xl:col-span-1">
        <TextField {...field("from")} label="From" type="date" optional />
        <TextField {...field("to")} label="To" type="date" optional />
      </div>
    </div>
  );
}
