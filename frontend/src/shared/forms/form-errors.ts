import type { AppError } from "../errors/app-error";
import type { SummaryError } from "../ui/error-summary";

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Returns the error texts by form field. The contract's field names are mapped to the form's. The texts of properties
 * without a form field are in `elsewhere`.
 */
export function placeTexts(
  texts: Texts,
  fields: object,
  aliases: Readonly<Record<string, string>> = {},
): { readonly onFields: Record<string, string>; readonly elsewhere: readonly string[] } {
  const onFields: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const [property, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const name = aliases[property] ?? property;
    if (name in fields) onFields[name] ??= text;
    else elsewhere.push(text);
  }
  return { onFields, elsewhere };
}

/**
 * Converts the first of the texts in `elsewhere` to a failure of the whole form. Returns null if there is no text.
 * @param texts error texts without a form field
 */
export function failureOf(texts: readonly string[]): AppError | null {
  const [message] = texts;
  return message === undefined ? null : { code: "BAD_INPUT", message, fields: {} };
}

/** Returns all invalid fields for an ErrorSummary, in the order of the form's values. */
export function summaryOf(fields: object, errors: Texts, idOf: (name: string) => string): SummaryError[] {
  return Object.keys(fields).flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
  });
}

/**
 * Brings a refusal into view. Focuses the first invalid field. If there is none, focuses the alert with the reason, in
 * the form or its dialog.
 */
export function showRefusal(form: HTMLFormElement, wrongFields: ReadonlySet<string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && wrongFields.has(control.id)) {
      // A field with several controls, such as the notices, marks only its invalid controls.
      (control.querySelector<HTMLElement>("[aria-invalid=true]") ?? control).focus();
      // A dialog's fixed buttons may cover a field that the browser regards as visible.
      if (control.closest("[role=dialog]") !== null) control.scrollIntoView({ block: "center" });
      return;
    }
  }
  const alert = (form.closest("[role=dialog]") ?? form).querySelector<HTMLElement>("[role=alert]");
  if (alert === null) return;
  alert.tabIndex = -1;
  alert.focus({ preventScroll: true });
  alert.scrollIntoView({ block: "center" });
}
