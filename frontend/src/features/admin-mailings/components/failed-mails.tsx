import { useMemo } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import { ListState } from "../../../shared/ui/list-state";
import { useFailedMails } from "../hooks/use-failed-mails";
import { failedMailColumns } from "./failed-mail-columns";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

const NEWEST_FIRST = { key: "failed", direction: "desc" } as const;

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
          caption="Mails that failed"
          noun={["mail", "mails"]}
          columns={columns}
          rows={mails}
          rowKey={({ id }) => id}
          initialSort={NEWEST_FIRST}
          searchHint="Address, subject, reason"
          exportName="failed-mails"
          actions={
            <Button
              variant="secondary"
              busy={busy === "all"}
              busyLabel="Sending..."
              disabled={busy !== null}
              onClick={() => void resend(null)}
            >
              {total === 1 ? "Send it again" : `Send all ${String(total)} again`}
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
                Send these again
              </Button>
            )
          }
          empty={
            <EmptyState title="No mail has failed.">
              Mails that the mail server refuses for good, or does not take for three days, are listed here.
            </EmptyState>
          }
        />
        {hasMore ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm text-soft">
              {mails.length} of {total} are shown.
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
