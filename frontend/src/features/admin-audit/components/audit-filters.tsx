import { AUDIT_LABELS } from "@contract/kernel/contract/audit-labels";
import { useAuditActorsQuery } from "../../../graphql/generated";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import type { AuditFilter } from "../hooks/use-audit-log";

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
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      <TextField
        label="Search"
        name="search"
        type="search"
        value={text}
        onChange={onText}
        hint="A name, or anything in the details"
        autoComplete="off"
        optional
      />
      <SelectField
        label="What was done"
        name="act"
        hint="One kind of action"
        value={filter.action}
        onChange={(action) => onChange("action", action)}
        options={ACTS}
      />
      <SelectField
        label="Who did it"
        name="actor"
        hint="One person, as they were called last"
        value={filter.actor}
        onChange={(actor) => onChange("actor", actor)}
        options={[
          { value: "", label: "Anybody" },
          ...people,
          ...(isKnown ? [] : [{ value: filter.actor, label: "Somebody who has done nothing yet" }]),
        ]}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3 sm:col-span-2 sm:max-w-md xl:col-span-1">
        <TextField
          label="From"
          name="from"
          type="date"
          value={filter.from}
          onChange={(from) => onChange("from", from)}
          optional
        />
        <TextField
          label="To"
          name="to"
          type="date"
          value={filter.to}
          onChange={(to) => onChange("to", to)}
          optional
        />
      </div>
    </div>
  );
}
