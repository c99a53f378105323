import { DateTime } from "../../../shared/ui/date-time";
import { actionsColumn, type AdminColumn } from "../../../shared/table/admin-column";
import { failureLabel } from "../delivery-errors";
import type { FailedMail } from "../hooks/use-failed-mails";
import { RowButton } from "../../../shared/ui/row-button";

interface Actions {
  readonly busy: boolean;
  readonly onResend: (mailId: string) => void;
}

/** To whom a mail should have gone; a notice to the club by its e-mail service has no address. */
const addressOf = ({ recipient }: FailedMail): string => recipient ?? "The club, by its e-mail service";

/** The columns of the mails that were given up. */
export function failedMailColumns({ busy, onResend }: Actions): readonly AdminColumn<FailedMail>[] {
  return [
    {
      key: "to",
      header: "To",
      primary: true,
      value: addressOf,
      cell: (mail) => (
        <span className="grid gap-1 md:max-w-64">
          <span>{addressOf(mail)}</span>
          <span className="text-sm font-normal text-soft">{mail.subject}</span>
        </span>
      ),
    },
    { key: "subject", header: "Subject", extra: true, value: ({ subject }) => subject },
    {
      key: "reason",
      header: "Why",
      value: ({ reason }) => {
        const { words, said } = failureLabel(reason);
        return said === null ? words : `${words} ${said}`;
      },
      cell: ({ reason }) => {
        const { words, said } = failureLabel(reason);
        return (
          <span className="grid gap-1 md:max-w-56">
            <span>{words}</span>
            {said === null ? null : <span className="font-mono text-xs text-soft">{said}</span>}
          </span>
        );
      },
    },
    {
      key: "failed",
      header: "Given up",
      value: ({ failedAt }) => new Date(failedAt),
      cell: ({ failedAt, attempts }) => (
        <span className="grid gap-1">
          <DateTime value={failedAt} />
          <span className="text-sm text-soft">
            {attempts === 1 ? "after 1 try" : `after ${String(attempts)} tries`}
          </span>
        </span>
      ),
    },
    { key: "tries", header: "Tries", numeric: true, extra: true, value: ({ attempts }) => attempts },
    actionsColumn((mail) =>
      mail.canResend ? (
        <RowButton of={`to ${addressOf(mail)}`} disabled={busy} onClick={() => onResend(mail.id)}>
          Send again
        </RowButton>
      ) : (
        <span className="text-sm text-soft">Cannot be sent again</span>
      ),
    ),
  ];
}
