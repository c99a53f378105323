import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Money } from "../../../shared/ui/values";
import { statementsAddress } from "../../../shared/admin-addresses";
import { useStatementBatches, type Batch } from "../hooks/use-statement-batches";
import { actionsColumn, type AdminColumn } from "../../../shared/table/admin-column";
import { AdminTable } from "../../../shared/table/admin-table";
import { useMay } from "../../../shared/session/may";
import { RevertedNote, RevertModal } from "./revert-modal";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

/** The list of committed statements, with buttons to revert them. */
export function StatementBatchList(props: { onReverted: (text: string, batchId: string) => void }) {
  const { batches, ...state } = useStatementBatches();
  const [revertId, setRevertId] = useState<string | null>(null);
  const mayRevert = useMay()("undoStatementBatch");
  const columns = useMemo(() => batchColumns(mayRevert ? ({ id }) => setRevertId(id) : null), [mayRevert]);
  const toRevert = batches.find(({ id }) => id === revertId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">Earlier statements</h2>
      <ListState state={state}>
        <AdminTable
          caption="Earlier statements"
          noun={[t("statement"), t("statements")]}
          columns={columns}
          rows={batches}
          rowKey={keyOf}
          addressPrefix="earlier-"
          searchHint="File or person"
          empty={
            <EmptyState title="No statement has been confirmed yet.">
              Confirmed statements appear here. You can take them back.
            </EmptyState>
          }
        />
      </ListState>
      {toRevert === undefined ? null : (
        <RevertModal
          batch={toRevert}
          onClose={() => setRevertId(null)}
          onReverted={(text) => props.onReverted(text, toRevert.id)}
        />
      )}
    </div>
  );
}

const keyOf = ({ id }: Batch) => id;

function batchColumns(onRevert: ((batch: Batch) => void) | null): readonly AdminColumn<Batch>[] {
  return [
    {
      key: "file",
      header: "File",
      primary: true,
      value: ({ fileName, eventTitle }) => `${nameOf(fileName)} ${eventTitle}`,
      cell: (batch) => <FileCell batch={batch} />,
    },
    {
      key: "when",
      header: "Confirmed",
      value: ({ committedAt }) => new Date(committedAt),
      cell: (batch) => <WhenCell batch={batch} />,
    },
    { key: "who", header: "Confirmed by", extra: true, value: ({ committedBy }) => committedBy },
    count({ key: "lines", header: "Lines", value: ({ lines }) => lines }),
    count({ key: "confirmed", header: "Payments", value: ({ confirmed }) => confirmed }),
    {
      key: "amount",
      header: "Amount",
      numeric: true,
      searchable: false,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <Money paise={amount} />,
    },
    ...(onRevert === null
      ? []
      : [actionsColumn((batch: Batch) => <RevertCell batch={batch} onRevert={onRevert} />, "undo")]),
  ];
}

function count(
  column: Pick<AdminColumn<Batch>, "key" | "header"> & { readonly value: (batch: Batch) => number },
): AdminColumn<Batch> {
  const cell = (batch: Batch) => column.value(batch).toLocaleString(LOCALE);
  return { ...column, numeric: true, searchable: false, cell };
}

/** Returns a statement's name in the list, even for a statement without a file. */
const nameOf = (fileName: string) => fileName || t("pasted lines");

function FileCell({ batch: { id, fileName, eventTitle } }: { readonly batch: Batch }) {
  return (
    <span className="grid">
      <Link
        to={statementsAddress(id)}
        className="inline-flex min-h-11 items-center text-accent underline wrap-anywhere md:min-h-0"
      >
        {nameOf(fileName)}
      </Link>
      <span className="text-sm font-normal text-soft">{eventTitle}</span>
    </span>
  );
}

function WhenCell({ batch }: { readonly batch: Batch }) {
  return (
    <span className="grid">
      <DateTime value={batch.committedAt} />
      <span className="text-sm text-soft">by {batch.committedBy}</span>
      {batch.undoneAt === null ? null : (
        <span className="max-w-56 text-sm text-soft">
          <RevertedNote batch={batch} />
        </span>
      )}
    </span>
  );
}

function RevertCell({ batch, onRevert }: { batch: Batch; onRevert: (batch: Batch) => void }) {
  const { undoneAt, fileName } = batch;
  if (undoneAt !== null) return null;
  return (
    <Button variant="quiet" onClick={() => onRevert(batch)}>
      Take back...<span className="sr-only"> {nameOf(fileName)}</span>
    </Button>
  );
}
