import { useState } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Money } from "../../../shared/ui/values";
import { AdminTable } from "../../../shared/table/admin-table";
import { useMay } from "../../../shared/session/may";
import type { Batch } from "../hooks/use-statement-batches";
import { paymentsText } from "../outcomes";
import { STATEMENT_BATCH_COLUMNS, STATEMENT_BATCH_FILTERS } from "./statement-batch-columns";
import { StepHeading } from "./step-heading";
import { RevertedNote, RevertModal } from "./revert-modal";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";
import {
  useStatementBatchQuery,
  type StatementBatchLineFieldsFragment,
} from "../../../graphql/features/admin-statements";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";

export type BatchLine = StatementBatchLineFieldsFragment;

function useOpenStatementBatch(id: string) {
  const query = useStatementBatchQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query);
  return {
    details: data?.statementBatch ?? null,
    isGone: toAppError(query.error, "").code === "NOT_FOUND",
    ...state,
  };
}

interface OpenStatementBatchProps {
  readonly id: string;
  /** The text of the link back to the list. */
  readonly back: string;
  /** The address of the list, with its search, filters and sort order. */
  readonly backTo: string;
  readonly onReverted: (text: string) => void;
}

/** A committed statement: who confirmed it and when, and the result of each line. */
export function OpenStatementBatch({ id, back, backTo, onReverted }: OpenStatementBatchProps) {
  const { details, isGone, ...state } = useOpenStatementBatch(id);
  const mayRevert = useMay()("undoStatementBatch");
  const [asking, setAsking] = useState(false);
  const [times, setTimes] = useState(0);
  const batch = details?.batch;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={backTo} variant="secondary">
          {back}
        </ButtonLink>
        {batch === undefined || batch.undoneAt !== null || !mayRevert ? null : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Take back...
          </Button>
        )}
      </div>
      {isGone ? (
        <section ref={focus} tabIndex={-1} aria-label="Earlier statement" className="outline-none">
          <EmptyState title="This statement was not found.">
            The link may be incomplete. Open the statement from the list of earlier statements.
          </EmptyState>
        </section>
      ) : (
        <ListState state={state}>
          {details === null ? null : <Opened batch={details.batch} lines={details.lines} times={times} />}
        </ListState>
      )}
      {asking && batch !== undefined ? (
        <RevertModal
          batch={batch}
          onClose={() => setAsking(false)}
          onReverted={(text) => {
            onReverted(text);
            setTimes(times + 1);
            void state.reload(); // The lines' effects have changed.
          }}
        />
      ) : null}
    </div>
  );
}

interface OpenedProps {
  readonly batch: Batch;
  readonly lines: readonly BatchLine[];
  /** The number of reverts. After a revert, the pressed button no longer exists, so the title takes the focus again. */
  readonly times: number;
}

function Opened({ batch, lines, times }: OpenedProps) {
  const { fileName, eventTitle, committedAt, committedBy, confirmed, amount } = batch;
  return (
    <>
      <div className="grid max-w-prose gap-1">
        <StepHeading key={times}>{fileName || t("pasted lines")}</StepHeading>
        <p className="text-soft">
          {paymentsText(confirmed)} of {eventTitle}, <Money paise={amount} /> in total, confirmed by{" "}
          {committedBy}, <DateTime value={committedAt} />. The statement had{" "}
          {batch.lines.toLocaleString(LOCALE)} {batch.lines === 1 ? "line" : "lines"}.
        </p>
        {batch.undoneAt === null ? null : (
          <p className="font-semibold">
            <RevertedNote batch={batch} />.
          </p>
        )}
      </div>
      {lines.length < batch.lines ? (
        <Banner tone="info">
          This statement is older. The site kept only those of its lines that confirmed a payment.
        </Banner>
      ) : null}
      <AdminTable
        caption={t("Lines in {file}", { file: fileName || t("pasted lines") })}
        noun={[t("line"), t("lines")]}
        columns={STATEMENT_BATCH_COLUMNS}
        filters={STATEMENT_BATCH_FILTERS}
        rows={lines}
        rowKey={keyOf}
        initialSort="line"
        searchHint="Team or number"
        exportName="earlier-statement"
        exportEvent={batch.eventSlug}
        exportMoment={committedAt}
        empty={<EmptyState title="The lines of this statement were deleted." />}
      />
    </>
  );
}

/** Focuses the content that a link opened. The focus would otherwise stay on the link. */
const focus = (place: HTMLElement | null) => place?.focus();

const keyOf = ({ line }: BatchLine) => String(line);
