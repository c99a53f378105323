import { controlProps, FieldFrame, type FieldProps } from "./field-frame";

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
}

/** A labelled field for several lines of text. */
export function TextAreaField({ rows = 3, maxLength, ...field }: TextAreaFieldProps) {
  return (
    <FieldFrame {...field}>
      <textarea {...controlProps(field)} rows={rows} maxLength={maxLength} />
    </FieldFrame>
  );
}
