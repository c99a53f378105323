interface MailingProgressProps {
  readonly mailing: {
    readonly recipients: number;
    readonly sent: number;
    readonly failed: number;
    readonly queued: number;
    readonly withdrawn: number;
  };
}

/** Shows how many copies were sent or failed, as a bar. The text below also counts waiting and withdrawn copies. */
export function MailingProgress({ mailing }: MailingProgressProps) {
  const { recipients, sent, failed, queued, withdrawn } = mailing;
  const width = (count: number) => ({ width: `${String((count / Math.max(recipients, 1)) * 100)}%` });
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label="Sent"
        aria-valuemin={0}
        aria-valuemax={recipients}
        aria-valuenow={sent}
        className="flex h-3 overflow-hidden border border-outline bg-sunken"
      >
        <span style={width(sent)} className="bg-good" />
        <span style={width(failed)} className="bg-bad" />
      </div>
      <p className="flex flex-wrap gap-x-4 font-mono text-sm">
        <span className="font-semibold text-good">{sent} sent</span>
        <span className={queued === 0 ? "text-soft" : "font-semibold"}>{queued} waiting</span>
        <span className={failed === 0 ? "text-soft" : "font-semibold text-bad"}>{failed} failed</span>
        {withdrawn === 0 ? null : (
          <span className="text-soft">
            {withdrawn} not sent, because the account was deleted or mailings were switched off
          </span>
        )}
      </p>
    </div>
  );
}
