import type { ReactNode } from "react";
import { AlertIcon } from "./icons";

/** Class names of everything one types into. 16 px text, or iOS would zoom in on focus. */
export function controlClass(invalid: boolean, mono = false): string {
  return [
    "block min-h-11 w-full rounded-xs border-2 bg-surface px-3 py-2 text-base text-ink placeholder:text-soft",
    "[&:not(select):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft",
    invalid ? "border-bad" : "border-outline hover:border-ink",
    mono ? "font-mono" : "",
  ].join(" ");
}

/** Class names of a field for files, whose button is to be seen as one. To style sheets every such field is read-only. */
export const FILE_CLASS = `${controlClass(false)} not-disabled:bg-surface! file:mr-4 file:min-h-9 file:rounded-xs file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper`;

/** What every labelled field takes. */
export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Defaults to the name; must be unique on the page, an error summary links to it. */
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Fields are required unless marked; the label then says so. */
  readonly optional?: boolean;
}

interface FieldFrameProps extends Pick<FieldProps, "label" | "id" | "hint" | "error" | "optional"> {
  /** The id of the control this frame belongs to, unless `id` is. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** What every control of a field takes. */
export function controlProps(field: FieldProps) {
  const { name, id = name, value, onChange, hint, error, optional = false } = field;
  return {
    id,
    name,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange?.(event.target.value),
    required: !optional,
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy(id, hint, error),
    className: controlClass(error !== undefined),
  };
}

/** Ids that a control lists in `aria-describedby`, in reading order; undefined when there is nothing to describe. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Label, hint and error around a control: the error is between label and control, where the eye already is. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, name = "", id = name, hint, error, optional = false, children } = props;
  return (
    <div className={error === undefined ? "" : "border-l-4 border-bad pl-3"}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

/** The error text of one field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-bad">
      <AlertIcon className="mt-0.5 size-4" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
