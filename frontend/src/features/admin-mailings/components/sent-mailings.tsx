import { useMemo } from "react";
import { useSentMailingsQuery, type MailingFieldsFragment } from "../../../graphql/features/admin-mailings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { actionsColumn, type AdminColumn } from "../../../shared/table/admin-column";
import { AdminTable } from "../../../shared/table/admin-table";
import { MailingProgress } from "./mailing-progress";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

/** As many as one page of the server holds; a club writes a few in a week. */
const SHOWN = 100;
/** Mails that were sent before, the newest first, with how far each got. */
export function SentMailings({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const query = useSentMailingsQuery({ variables: { first: SHOWN }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query);
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  const rows = useMemo(() => data?.sentMailings.edges.map(({ node }) => node) ?? [], [data]);
  return (
    <ListState state={state}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <AdminTable
          caption="Earlier mails"
          noun={[t("mail"), t("mails")]}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort="-sent"
          searchHint="Subject, people or sender"
          exportName="mails"
          empty={
            <EmptyState title="No mail has been sent to teams yet.">
              Mails that you send under “Write” appear here with their progress.
            </EmptyState>
          }
        />
        {data?.sentMailings.pageInfo.hasNextPage === true ? (
          <p className="text-sm text-soft">
            Only the newest {SHOWN} mails are shown. The audit log lists all mails.
          </p>
        ) : null}
      </div>
    </ListState>
  );
}

function columnsOf(onOpen: (id: string) => void): readonly AdminColumn<MailingFieldsFragment>[] {
  return [
    { key: "subject", header: "Subject", primary: true, value: ({ subject }) => subject },
    {
      key: "progress",
      header: "Progress",
      value: ({ sent }) => sent,
      cell: (mailing) => (
        <div className="min-w-44">
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
    actionsColumn(({ id, subject }) => (
      <RowButton of={subject} onClick={() => onOpen(id)}>
        Open
      </RowButton>
    )),
  ];
}
