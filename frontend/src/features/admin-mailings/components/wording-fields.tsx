import { LIMITS } from "@contract/kernel/contract/limits";
import { PLACEHOLDERS } from "@contract/modules/mailings/contract/mail-template";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import type { MailForm } from "../hooks/use-mail-form";

/** Fields for subject and text. Buttons insert a placeholder at the cursor. */
export function WordingFields({ form }: { readonly form: MailForm }) {
  const text = form.field("text");
  const insert = (placeholder: string) => {
    const area = document.getElementById(text.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const word = `{${placeholder}}`;
    const { selectionStart: from, selectionEnd: to } = area;
    form.set("text", text.value.slice(0, from) + word + text.value.slice(to));
    area.focus();
    // Waits until React has written the new text, because writing it moves the cursor to the end.
    requestAnimationFrame(() => area.setSelectionRange(from + word.length, from + word.length));
  };
  return (
    <div className="grid gap-5">
      <TextField
        {...form.field("subject")}
        label="Subject"
        hint="Recipients see the subject in their inbox. Placeholders such as {team} work here, too"
        maxLength={LIMITS.mailSubjectMax}
        autoComplete="off"
      />
      <TextAreaField
        {...text}
        label="Text"
        hint="Plain text. Replies go to the club."
        rows={10}
        maxLength={LIMITS.mailTextMax}
      />
      <div role="group" aria-labelledby={`${text.id}-words`}>
        <p id={`${text.id}-words`} className="text-sm font-semibold">
          Insert a value that differs for each person:
        </p>
        <ul className="mt-1 grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => insert(name)}
                className="-mx-2 grid min-h-11 w-full content-center px-2 py-1 text-left hover:bg-accent-wash"
              >
                <span className="font-mono text-sm font-semibold text-accent">{`{${name}}`}</span>
                <span className="text-sm text-soft">{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
