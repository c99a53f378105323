import {
  useSentMailingsQuery,
  type MailingFieldsFragment,
  type SentMailingsQuery,
} from "../../../graphql/features/admin-mailings";
import { DateTime } from "../../../shared/ui/date-time";
import { EmptyState } from "../../../shared/ui/empty-state";
import type { AdminColumn } from "../../../shared/table/admin-column";
import { AdminList } from "../../../shared/table/admin-list";
import { useLoadedRows } from "../../../shared/table/use-list-source";
import { MailingProgress } from "./mailing-progress";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

/** The number of mails shown. Enough for months, because a club sends a few mails per week. */
const SHOWN = 100;
const mailingsOf = ({ sentMailings }: SentMailingsQuery) => sentMailings.edges.map(({ node }) => node);

/** Lists sent mails with their progress, newest first. */
export function SentMailings({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const query = useSentMailingsQuery({ variables: { first: SHOWN }, fetchPolicy: "cache-and-network" });
  const source = useLoadedRows(query, mailingsOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AdminList
        caption="Earlier mails"
        noun={[t("mail"), t("mails")]}
        source={source}
        columns={COLUMNS}
        initialSort="-sent"
        searchHint="Subject or person"
        exportName="mails"
        actions={{
          row: ({ id, subject }) => (
            <RowButton of={subject} onClick={() => onOpen(id)}>
              Open
            </RowButton>
          ),
        }}
        empty={
          <EmptyState title="No mail has been sent to teams yet.">
            Mails that you send under “Write” appear here with their progress.
          </EmptyState>
        }
      />
      {query.data?.sentMailings.pageInfo.hasNextPage === true ? (
        <p className="text-sm text-soft">
          Only the newest {SHOWN} mails are shown. The audit log lists all mails.
        </p>
      ) : null}
    </div>
  );
}

const COLUMNS: readonly AdminColumn<MailingFieldsFragment>[] = [
  { key: "subject", header: "Subject", primary: true, value: ({ subject }) => subject },
  {
    key: "progress",
    header: "Progress",
    value: ({ sent }) => sent,
    cell: (mailing) => (
      <div className="min-w-0 md:min-w-44">
        <MailingProgress mailing={mailing} />
      </div>
    ),
  },
  { key: "event", header: "Event", extra: true, value: ({ eventTitle }) => eventTitle },
  { key: "to", header: t("To|recipient"), value: ({ audience }) => audience },
  {
    key: "sent",
    header: "Sent",
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt, actorName }) => (
      <>
        <DateTime value={createdAt} />
        <span className="block text-sm text-soft">{actorName}</span>
      </>
    ),
  },
];
