import { LIMITS } from "@contract/kernel/contract/limits";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminList } from "../../../shared/table/admin-list";
import { useFailedMails, type FailedMail } from "../hooks/use-failed-mails";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { DateTime } from "../../../shared/ui/date-time";
import type { AdminColumn } from "../../../shared/table/admin-column";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";
import { MAIL_FAILURES } from "@contract/kernel/contract/texts/mailings.texts";

const UNREACHABLE =
  /\b(ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ESOCKET|EDNS)\b|connection (timeout|closed)|greeting never received|did not answer within/i;

/** Returns whether a mail failed before it reached a mail server. If so, the mail's address is not the cause. */
export function isUnreachable(reason: string): boolean {
  return UNREACHABLE.test(reason);
}

/** Returns a sentence that explains why a mail failed, and the mail server's reply, if any. */
function failureLabel(reason: string): { readonly words: string; readonly said: string | null } {
  if (Object.values<string>(MAIL_FAILURES).includes(reason)) return { words: reason, said: null };
  if (isUnreachable(reason))
    return { words: "The mail server could not be reached for three days.", said: reason };
  const [reply] = /\b5\d\d[ -].*$/s.exec(reason) ?? [];
  if (reply !== undefined)
    return { words: "The mail server permanently refused this address or this mail.", said: reply };
  return { words: "The mail server did not accept the mail for three days.", said: reason || null };
}

/**
 * Lists all mails that the site gave up on, including codes and notifications, each with the reason. An admin can send
 * one, several or all of them again.
 */
export function FailedMails() {
  const { mails, total, hasMore, notice, busy, resend, more, ...query } = useFailedMails();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <AdminList
        caption="Failed mails"
        noun={[t("mail"), t("mails")]}
        source={{ rows: mails, query }}
        columns={COLUMNS}
        initialSort="-failed"
        searchHint="Address or subject"
        exportName="failed-mails"
        actions={{
          row: (mail) =>
            mail.canResend ? (
              <RowButton
                of={t("to {address}", { address: addressOf(mail) })}
                disabled={busy !== null}
                onClick={() => void resend([mail.id])}
              >
                Send again
              </RowButton>
            ) : (
              <span className="text-sm text-soft">Cannot be sent again</span>
            ),
          bulk: ({ ids, clear }) =>
            ids.size > LIMITS.resentAtOnce ? (
              <p className="text-soft">{ADMIN_RULES.resendMails}.</p>
            ) : (
              <Button
                variant="secondary"
                busy={busy === "some"}
                busyLabel="Sending..."
                disabled={busy !== null}
                onClick={() => void resend([...ids]).then(clear)}
              >
                Send the selected mails again
              </Button>
            ),
          toolbar: (
            <Button
              variant="secondary"
              busy={busy === "all"}
              busyLabel="Sending..."
              disabled={busy !== null}
              onClick={() => void resend(null)}
            >
              {total === 1 ? "Send again" : `Send all ${String(total)} again`}
            </Button>
          ),
        }}
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
    </div>
  );
}

/** Returns a mail's recipient. A mail to the club through its e-mail service has no address. */
const addressOf = ({ recipient }: FailedMail): string =>
  recipient ?? t("The club, through its e-mail service");

const COLUMNS: readonly AdminColumn<FailedMail>[] = [
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
];
