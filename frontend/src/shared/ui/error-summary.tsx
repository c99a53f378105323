import { AlertIcon } from "./icons";
import { t } from "@contract/kernel/contract/t";

export interface SummaryError {
  readonly message: string;
  /** The id of the message's field. Without an id, the message is not a link. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  readonly title?: string;
}

/**
 * The list of all errors of a form, shown at the top of the form. An error that belongs to a field is a link to that
 * field. Shows nothing if there are no errors.
 */
export function ErrorSummary({ errors, title = t("There is a problem") }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="border-2 border-bad bg-bad-wash p-4">
      <p className="flex items-start gap-2 font-bold text-bad">
        <AlertIcon className="mt-0.5" />
        {title}
      </p>
      <ul className="mt-1">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
                className="inline-flex min-h-11 items-center py-1 font-semibold text-bad underline underline-offset-4"
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without changing the address. The router would treat a changed address as a navigation. */
function focusField(event: { preventDefault: () => void }, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
