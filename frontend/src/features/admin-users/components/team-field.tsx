import { controlProps, FieldFrame, type FieldProps } from "../../../shared/ui/field-frame";

interface TeamFieldProps extends FieldProps {
  readonly id: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

/** A team by its name, with the names to choose from as one types. */
export function TeamField({ teams, ...field }: TeamFieldProps) {
  const list = `${field.id}names`;
  return (
    <FieldFrame {...field}>
      <input {...controlProps(field)} list={list} autoComplete="off" />
      <datalist id={list}>
        {teams.map((team) => (
          <option key={team.id} value={team.name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
