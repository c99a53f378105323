import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../shared/ui/button";
import { DataTable, type Column } from "../../../shared/ui/data-table";
import { DateTime } from "../../../shared/ui/date-time";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Money } from "../../../shared/ui/money";
import { ListState } from "../../../shared/ui/list-state";
import { statementsAddress } from "../batch-address";
import { useMay } from "../../../shared/session/may";
import { useStatementBatches, type Batch } from "../hooks/use-statement-batches";
import { TakenBack } from "./taken-back";
import { UndoModal } from "./undo-modal";

/** Statements that were confirmed before; each can be taken back. */
export function BatchList({ onUndone }: { readonly onUndone: (text: string, batchId: string) => void }) {
  const { batches, isKnown, loading, problem, reload } = useStatementBatches();
  const [doomed, setDoomed] = useState<Batch | null>(null);
  const mayUndo = useMay()("undoStatementBatch");
  const columns = useMemo(() => batchColumns(mayUndo ? setDoomed : null), [mayUndo]);
  return (
    <section aria-labelledby="earlier-statements" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="earlier-statements" className="text-xl">
        Earlier statements
      </h2>
      <ListState isKnown={isKnown} loading={loading} problem={problem} onRetry={reload}>
        <DataTable
          caption="Earlier statements"
          columns={columns}
          rows={batches}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No statement was confirmed yet.">
              Each one will be listed here, with a button to take it back.
            </EmptyState>
          }
        />
      </ListState>
      {doomed === null ? null : (
        <UndoModal
          batch={doomed}
          onClose={() => setDoomed(null)}
          onUndone={(text) => onUndone(text, doomed.id)}
        />
      )}
    </section>
  );
}

function batchColumns(onUndo: ((batch: Batch) => void) | null): readonly Column<Batch>[] {
  return [
    { key: "file", header: "File", primary: true, cell: (batch) => <FileCell batch={batch} /> },
    { key: "when", header: "Confirmed", cell: (batch) => <WhenCell batch={batch} /> },
    { key: "lines", header: "Lines", numeric: true, cell: ({ lines }) => lines.toLocaleString("en-IN") },
    {
      key: "confirmed",
      header: "Payments",
      numeric: true,
      cell: ({ confirmed }) => confirmed.toLocaleString("en-IN"),
    },
    { key: "amount", header: "Amount", numeric: true, cell: ({ amount }) => <Money paise={amount} /> },
    ...(onUndo === null
      ? []
      : [
          {
            key: "undo",
            header: "Take back",
            cell: (batch: Batch) => <UndoCell batch={batch} onUndo={onUndo} />,
          },
        ]),
  ];
}

function FileCell({ batch: { id, fileName, eventTitle } }: { readonly batch: Batch }) {
  return (
    <span className="grid">
      <Link
        to={statementsAddress(id)}
        className="inline-flex min-h-11 items-center text-accent underline wrap-anywhere"
      >
        {fileName || "pasted lines"}
      </Link>
      <span className="text-sm font-normal text-soft">{eventTitle}</span>
    </span>
  );
}

function WhenCell({ batch: { committedAt, committedBy } }: { readonly batch: Batch }) {
  return (
    <span className="grid">
      <DateTime value={committedAt} />
      <span className="text-sm text-soft">by {committedBy}</span>
    </span>
  );
}

interface UndoCellProps {
  readonly batch: Batch;
  readonly onUndo: (batch: Batch) => void;
}

function UndoCell({ batch, onUndo }: UndoCellProps) {
  const { undoneAt, fileName } = batch;
  if (undoneAt !== null)
    return (
      <span className="text-sm text-soft">
        <TakenBack batch={batch} />
      </span>
    );
  return (
    <Button
      variant="quiet"
      aria-label={`Take ${fileName || "pasted lines"} back`}
      onClick={() => onUndo(batch)}
    >
      Take back
    </Button>
  );
}
