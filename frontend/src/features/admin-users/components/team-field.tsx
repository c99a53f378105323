import { controlClass } from "../../../shared/ui/control-style";
import { describedBy, FieldFrame } from "../../../shared/ui/field-frame";

interface TeamFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly hint: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

/** A team by its name, with the names to choose from as one types. */
export function TeamField({ id, name, value, error, onChange, hint, teams }: TeamFieldProps) {
  return (
    <FieldFrame id={id} label="Team" hint={hint} error={error} optional>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        list={`${id}names`}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={controlClass(error !== undefined)}
      />
      <datalist id={`${id}names`}>
        {teams.map((team) => (
          <option key={team.id} value={team.name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
