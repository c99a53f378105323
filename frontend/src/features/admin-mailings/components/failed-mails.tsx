import { useMemo } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import { useFailedMails, type FailedMail } from "../hooks/use-failed-mails";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { DateTime } from "../../../shared/ui/date-time";
import { actionsColumn, type AdminColumn } from "../../../shared/table/admin-column";
import { failureLabel } from "../delivery-errors";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

/** Mails of the site that were given up, codes and notices too, with why; each can be sent again, or all. */
export function FailedMails() {
  const { mails, total, hasMore, notice, busy, resend, more, ...state } = useFailedMails();
  const columns = useMemo(
    () => failedMailColumns({ busy: busy !== null, onResend: (id) => void resend([id]) }),
    [busy, resend],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <ListState state={state}>
        <AdminTable
          caption="Failed mails"
          noun={[t("mail"), t("mails")]}
          columns={columns}
          rows={mails}
          rowKey={({ id }) => id}
          initialSort="-failed"
          searchHint="Address, subject or reason"
          exportName="failed-mails"
          actions={
            <Button
              variant="secondary"
              busy={busy === "all"}
              busyLabel="Sending..."
              disabled={busy !== null}
              onClick={() => void resend(null)}
            >
              {total === 1 ? "Send again" : `Send all ${String(total)} again`}
            </Button>
          }
          bulk={(picked, done) =>
            picked.length > LIMITS.resentAtOnce ? (
              <p className="text-soft">{ADMIN_RULES.resendMails}.</p>
            ) : (
              <Button
                variant="secondary"
                busy={busy === "some"}
                busyLabel="Sending..."
                disabled={busy !== null}
                onClick={() => void resend(picked.map(({ id }) => id)).then(done)}
              >
                Send the selected mails again
              </Button>
            )
          }
          empty={
            <EmptyState title="No mail has failed.">
              This list shows mails that the mail server refused, or did not accept within three days.
            </EmptyState>
          }
        />
        {hasMore ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm text-soft">
              {mails.length} of {total} mails are shown.
            </p>
            <Button
              variant="secondary"
              busy={busy === "more"}
              busyLabel="Loading..."
              disabled={busy !== null}
              onClick={() => void more()}
            >
              Show more
            </Button>
          </div>
        ) : null}
      </ListState>
    </div>
  );
}

interface Actions {
  readonly busy: boolean;
  readonly onResend: (mailId: string) => void;
}

/** To whom a mail should have gone; a notice to the club by its e-mail service has no address. */
const addressOf = ({ recipient }: FailedMail): string =>
  recipient ?? t("The club, through its e-mail service");

/** The columns of the mails that were given up. */
function failedMailColumns({ busy, onResend }: Actions): readonly AdminColumn<FailedMail>[] {
  return [
    {
      key: "to",
      header: t("To|recipient"),
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
      header: "Reason",
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
      header: "Failed on",
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
        <RowButton
          of={t("to {address}", { address: addressOf(mail) })}
          disabled={busy}
          onClick={() => onResend(mail.id)}
        >
          Send again
        </RowButton>
      ) : (
        <span className="text-sm text-soft">Cannot be sent again</span>
      ),
    ),
  ];
}
