import { useState } from "react";
import { fillIn, fillInLine } from "@contract/modules/mailings/contract/mail-template";
import { Button } from "../../../../shared/ui/button";
import type { Recipient } from "../hooks/use-audience";

interface MailPreviewProps {
  readonly recipients: readonly Recipient[];
  readonly subject: string;
  readonly text: string;
}

/** The mail as one recipient after the other will read it. */
export function MailPreview({ recipients, subject, text }: MailPreviewProps) {
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, recipients.length - 1);
  const recipient = recipients[at];
  if (recipient === undefined)
    return <p className="text-soft">Nobody fits your choice yet, so there is nobody to show it for.</p>;
  const { email, team, values } = recipient;
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
          To {values.name} &lt;{email}&gt;, {team.name}
        </p>
        <p className="font-semibold">{fillInLine(subject, values) || "(no subject yet)"}</p>
        <p className="whitespace-pre-wrap">{fillIn(text, values).trim() || "(no text yet)"}</p>
      </article>
    </div>
  );
}
