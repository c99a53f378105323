import { useEffect } from "react";
import { ADMIN_SUCCESS } from "@contract/kernel/contract/admin-texts";
import {
  type ScheduledMailingsQuery,
  useCancelMailingMutation,
  useScheduledMailingsQuery,
} from "../../../graphql/features/admin-mailings";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useScrollUp } from "../../../shared/hooks/use-scroll-up";
import type { AdminColumn } from "../../../shared/table/admin-column";
import { AdminList } from "../../../shared/table/admin-list";
import { useLoadedRows } from "../../../shared/table/use-list-source";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

export type Scheduled = ScheduledMailingsQuery["scheduledMailings"][number];

const scheduledOf = ({ scheduledMailings }: ScheduledMailingsQuery) => scheduledMailings;

interface ScheduledMailingsProps {
  /** True if the admin has just scheduled a mail. */
  readonly isNew: boolean;
  readonly onChange: (mailing: Scheduled) => void;
}

/** Lists scheduled mails, which an admin can change or cancel. */
export function ScheduledMailings({ isNew, onChange }: ScheduledMailingsProps) {
  const query = useScheduledMailingsQuery({ fetchPolicy: "cache-and-network" });
  const source = useLoadedRows(query, scheduledOf);
  const { notice, show } = useNotice();
  const top = useScrollUp();
  useEffect(() => {
    if (isNew) show("success", ADMIN_SUCCESS.mailingScheduled, { stay: true });
  }, [isNew, show]);
  const [cancelMailing] = useCancelMailingMutation();
  const cancelling = useConfirmedAction(
    async ({ id }: Scheduled) =>
      (await cancelMailing({ variables: { input: { id } } })).data?.cancelMailing.message,
    (text) => {
      show("success", text);
      void source.query.reload();
    },
  );
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <AdminList
        caption="Scheduled mails"
        noun={[t("mail"), t("mails")]}
        source={source}
        columns={COLUMNS}
        initialSort="at"
        searchHint="Subject or person"
        actions={{
          row: (mailing) => (
            <span className="-my-1 flex">
              <RowButton of={mailing.subject} onClick={() => onChange(mailing)}>
                Change
              </RowButton>
              <RowButton of={mailing.subject} onClick={() => cancelling.ask(mailing)}>
                Cancel
              </RowButton>
            </span>
          ),
        }}
        empty={
          <EmptyState title="There are no scheduled mails.">
            To schedule a mail, choose “Later” under “Write”.
          </EmptyState>
        }
      />
      {cancelling.asked === null ? null : (
        <ConfirmModal
          {...cancelling.modal}
          title={`Cancel “${cancelling.asked.subject}”?`}
          confirmLabel="Cancel this mail"
          busyLabel="Cancelling..."
          keepLabel={t("Keep the mail")}
          danger
        >
          The mail is not sent, and its text is deleted.
        </ConfirmModal>
      )}
    </div>
  );
}

const COLUMNS: readonly AdminColumn<Scheduled>[] = [
  {
    key: "subject",
    header: "Subject",
    primary: true,
    value: ({ subject }) => subject,
    cell: ({ subject, words, problem }) => (
      <span className="grid gap-1">
        <span>{subject}</span>
        <span className="text-sm font-normal text-soft">{words}</span>
        {problem === null ? null : (
          <span className="text-sm font-semibold text-bad">Not sent: {problem}</span>
        )}
      </span>
    ),
  },
  { key: "to", header: t("To|recipient"), extra: true, value: ({ words }) => words },
  {
    key: "at",
    header: "Sending time",
    value: ({ sendAt }) => new Date(sendAt),
    cell: ({ sendAt, actorName }) => (
      <span className="grid gap-1">
        <DateTime value={sendAt} />
        <span className="text-sm text-soft">{actorName}</span>
      </span>
    ),
  },
];
