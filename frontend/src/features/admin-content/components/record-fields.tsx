import { EventPictureField } from "../../../shared/events/event-picture-field";
import { SelectField } from "../../../shared/ui/select-field";
import { NumberField } from "../../../shared/ui/field-kinds";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { limitHint, tooLong, type FieldSpec, type MistakeAt } from "../field-spec";
import { recordOf, textOf, type RecordValue } from "../topic-values";
import { ContentPicture } from "./content-picture";
import { ListFields } from "./list-fields";
import { TranslationFields } from "./translation-fields";

interface RecordFieldsProps {
  readonly fields: readonly FieldSpec[];
  readonly value: RecordValue;
  /** The record's path in the topic, or "" for the whole topic. */
  readonly place: string;
  readonly mistakeAt: MistakeAt;
  readonly onChange: (value: RecordValue) => void;
}

/** Edits the fields of a topic, or of a record in it. */
export function RecordFields({ fields, value, place, mistakeAt, onChange }: RecordFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fields.map((field) => {
        const at = place === "" ? field.name : `${place}.${field.name}`;
        return (
          <RecordField
            key={field.name}
            field={field}
            at={at}
            value={value[field.name]}
            mistakeAt={mistakeAt}
            record={value}
            onChange={(inner, more) => onChange({ ...value, [field.name]: inner, ...more })}
          />
        );
      })}
    </div>
  );
}

interface RecordFieldProps {
  readonly field: FieldSpec;
  readonly at: string;
  readonly value: unknown;
  readonly mistakeAt: MistakeAt;
  readonly record: RecordValue;
  /** @param more new values of other fields of the record */
  readonly onChange: (value: unknown, more?: RecordValue) => void;
}

function RecordField({ field, at, value, mistakeAt, record, onChange }: RecordFieldProps) {
  const { label, hint } = field;
  const error = mistakeAt(at, label);
  const common = {
    label,
    name: at,
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
  };
  if (field.kind === "record")
    return (
      <fieldset className="border border-rule p-4">
        <legend className="px-1 font-semibold">{label}</legend>
        {hint === undefined ? null : <p className="mb-4 text-sm text-soft">{hint}</p>}
        <RecordFields
          fields={field.fields}
          value={recordOf(value)}
          place={at}
          mistakeAt={mistakeAt}
          onChange={onChange}
        />
      </fieldset>
    );
  if (field.kind === "list")
    return (
      <ListFields
        field={field}
        at={at}
        value={value}
        mistakeAt={mistakeAt}
        onChange={onChange}
        renderEntry={(entry, place, change) => (
          <RecordFields
            fields={field.fields}
            value={entry}
            place={place}
            mistakeAt={mistakeAt}
            onChange={change}
          />
        )}
      />
    );
  if (field.kind === "translations")
    return (
      <TranslationFields field={field} at={at} value={value} mistakeAt={mistakeAt} onChange={onChange} />
    );
  if (field.kind === "picture")
    return (
      <ContentPicture {...common} field={field} value={textOf(value)} record={record} onChange={onChange} />
    );
  if (field.kind === "event-picture")
    return <EventPictureField {...common} id={at} value={textOf(value)} onChange={onChange} />;
  if (field.kind === "lines")
    return (
      <TextAreaField
        {...common}
        rows={field.max}
        value={Array.isArray(value) ? value.map(textOf).join("\n") : ""}
        onChange={(text) => onChange(text.split("\n"))}
      />
    );
  if (field.kind === "choice")
    return (
      <SelectField {...common} value={textOf(value)} onChange={onChange} options={withEmpty(field, value)} />
    );
  if (field.kind === "number") return <NumberField {...common} value={textOf(value)} onChange={onChange} />;
  const { max, optional = false, rows, several = false, type } = field;
  const shared = {
    ...common,
    ...{ value: textOf(value), onChange, optional },
    // Shows the limit as a hint, except for addresses, which are rarely so long. The field has no `maxLength`, which
    // would silently cut off a pasted text.
    ...(type === undefined ? { hint: limitHint(max, hint) } : {}),
    error: error ?? tooLong(textOf(value), max),
  };
  return rows === undefined ? (
    <TextField {...shared} type={type ?? "text"} autoComplete="off" />
  ) : (
    // Replaces line breaks in a one-paragraph text, because a line break would be a mistake that the user cannot see.
    <TextAreaField
      {...shared}
      rows={rows}
      onChange={(text) => onChange(several ? text : text.replaceAll("\n", " "))}
    />
  );
}

/** Adds an empty option if the field has no known value. */
function withEmpty({ options }: Extract<FieldSpec, { kind: "choice" }>, value: unknown) {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? options : [{ value: "", label: "Please choose" }, ...options];
}
