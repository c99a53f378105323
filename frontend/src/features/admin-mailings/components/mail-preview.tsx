import { useState } from "react";
import {
  mailFiller,
  unknownPlaceholders,
  unknownPlaceholderText,
} from "@contract/modules/mailings/contract/mail-template";
import { mailLanguage } from "@contract/modules/mailings/contract/mail-language";
import { Button } from "../../../shared/ui/button";
import type { MailValues } from "../mail-values";
import { TestMail } from "./test-mail";
import type { Recipient } from "../hooks/use-audience";

interface MailPreviewProps {
  readonly recipients: readonly Recipient[];
  readonly values: MailValues;
}

/** Shows the mail as each recipient will see it, one recipient at a time. */
export function MailPreview({ recipients, values: written }: MailPreviewProps) {
  const { subject, text } = written;
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, recipients.length - 1);
  const recipient = recipients[at];
  if (recipient === undefined)
    return <p className="text-soft">Your selection has no recipients, so there is no preview.</p>;
  const { email, copy, values } = recipient;
  const filled = mailFiller(written)(copy);
  const unknown = unknownPlaceholders(`${subject}\n${text}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" disabled={at === 0} onClick={() => setWanted(at - 1)}>
          Previous
        </Button>
        <Button variant="secondary" disabled={at === recipients.length - 1} onClick={() => setWanted(at + 1)}>
          Next
        </Button>
        <p role="status" className="font-mono text-sm text-soft">
          {at + 1} of {recipients.length}
        </p>
      </div>
      <article
        aria-label="Preview"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 border border-rule bg-paper p-4 wrap-anywhere"
      >
        <p className="text-sm text-soft">
          To {values.name} &lt;{email}&gt;, {values.team}
        </p>
        <p className="font-semibold" lang={mailLanguage(subject) ?? undefined}>
          <Marked text={filled.subject || "(no subject yet)"} unknown={unknown} />
        </p>
        <p className="whitespace-pre-wrap" lang={mailLanguage(text) ?? undefined}>
          <Marked text={filled.text.trim() || "(no text yet)"} unknown={unknown} />
        </p>
      </article>
      <p role="status" className="text-sm font-semibold text-bad">
        {unknown.length === 0 ? "" : `${unknownPlaceholderText(unknown)}.`}
      </p>
      <TestMail values={written} as={email} />
    </div>
  );
}

/** Highlights the unknown placeholders in a text. */
function Marked({ text, unknown }: { readonly text: string; readonly unknown: readonly string[] }) {
  const unknownPlaceholders = new Set(unknown.map((name) => `{${name}}`));
  return text.split(/(\{\w+\})/).map((part, index) =>
    unknownPlaceholders.has(part) ? (
      // The parts have no id and never change their order, so their index is the key.
      <mark key={index} className="bg-bad-wash px-0.5 font-mono text-bad underline decoration-wavy">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
