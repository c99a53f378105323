import { describedBy, FieldError, type FieldProps } from "./field-frame";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

/** `id` is the id of the first radio, which an error summary links to. */
interface RadioGroupProps<Value extends string> extends Pick<FieldProps, "name" | "id" | "hint" | "error"> {
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few options, each a full-width target of at least 44 px. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, id = name, hint, error } = props;
  // Two columns would leave the last of an odd number of options alone in its row.
  const columns =
    options.length % 2 === 0
      ? "sm:grid-cols-2"
      : options.some((option) => option.hint !== undefined)
        ? ""
        : "sm:grid-cols-3";
  return (
    // The coloured line is on a separate box, because a fieldset's border would begin only at the middle of its legend.
    <div className={error === undefined ? "" : "border-l-4 border-bad pl-3"}>
      <fieldset aria-describedby={describedBy(id, hint, error)}>
        <legend className="font-semibold">{legend}</legend>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
        {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div className={`mt-1.5 grid gap-2 ${columns}`}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className="flex min-h-11 items-start gap-3 rounded-xs border-2 border-outline bg-surface px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                required
                className="mt-1 size-4 shrink-0 accent-accent outline-none"
              />
              <span>
                <span className="font-semibold">{option.label}</span>
                {option.hint === undefined ? null : (
                  <span className="block text-sm text-soft">{option.hint}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
