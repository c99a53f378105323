import type { ReactNode } from "react";
import { AlertIcon } from "./icons";

/**
 * Returns the class names of an input control. The text size is 16 px, because iOS zooms in when a control with smaller
 * text gets the focus.
 */
export function controlClass(invalid: boolean, mono = false): string {
  return [
    "block min-h-11 w-full rounded-xs border-2 bg-surface px-3 py-2 text-base text-ink placeholder:text-soft",
    "[&:not(select):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft",
    invalid ? "border-bad" : "border-outline hover:border-ink",
    mono ? "font-mono" : "",
  ].join(" ");
}

/**
 * The class names of a file field and of the button in it. `controlClass` sets another background for read-only
 * fields, and CSS counts every file field as read-only. `not-disabled:bg-surface!` restores the normal background.
 */
export const FILE_CLASS = `${controlClass(false)} not-disabled:bg-surface! file:mr-4 file:min-h-9 file:rounded-xs file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper`;

export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /**
   * The id of the control, by default its name. The id must be unique on the page, because an error summary links to
   * it.
   */
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /**
   * Whether the field may stay empty. The label then says that the field is optional. Fields are required by default.
   */
  readonly optional?: boolean;
}

interface FieldFrameProps extends Pick<FieldProps, "label" | "id" | "hint" | "error" | "optional"> {
  /** The control's name, which is also its id unless `id` is set. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Returns the attributes that the control of every field has. */
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

/**
 * Returns the ids for a control's `aria-describedby` in reading order, or undefined if nothing describes the control.
 */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The label, hint and error around a control. The error is between label and control, where the user is looking. */
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
