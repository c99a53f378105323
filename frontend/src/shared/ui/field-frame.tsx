import type { ReactNode } from "react";
import { AlertIcon } from "./icons";

interface FieldFrameProps {
  /** Id of the control this frame belongs to. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** Ids that a control lists in `aria-describedby`, in reading order; undefined when there is nothing to describe. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Label, hint and error around a control: the error stands between label and control, where the eye already is. */
export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
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
