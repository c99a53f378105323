import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useStatementBatchesQuery,
  useUndoStatementBatchMutation,
  type StatementBatchFieldsFragment,
} from "../../../graphql/features/admin-statements";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError, type AppError } from "../../../shared/errors/app-error";
import { payments } from "../outcomes";
import { t } from "@contract/kernel/contract/t";

export type Batch = StatementBatchFieldsFragment;
const NONE: readonly Batch[] = [];

/** Earlier statements, newest first. */
export function useStatementBatches() {
  const { data, ...state } = useQueryState(useStatementBatchesQuery({ fetchPolicy: "cache-and-network" }));
  return { batches: data?.statementBatches ?? NONE, ...state };
}

/** Takes a batch back. */
export function useRevertBatch() {
  const client = useApolloClient();
  const [revert] = useUndoStatementBatchMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError>();

  // Refused for payments that were changed since: the next try leaves those alone.
  const exceptChanged = problem?.code === "STATEMENT_PAYMENTS_CHANGED";

  /** Answers what to say once it is done, null when it failed. */
  const run = async (batch: Batch): Promise<string | null> => {
    setBusy(true);
    try {
      const { id: batchId, inForce } = batch;
      const { data } = await revert({ variables: { input: { batchId, exceptChanged, inForce } } });
      const what =
        inForce > 0
          ? t("{payments} from {file}", { payments: payments(inForce), file: batch.fileName })
          : batch.fileName;
      return `${what}: ${data?.undoStatementBatch.message ?? ""}`;
    } catch (thrown) {
      const error = toAppError(thrown, FALLBACKS.generic);
      setProblem(error);
      // The dialog asks again, with the number of payments as it is now.
      if (error.code === "CONFLICT") await client.refetchQueries({ include: "active" });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem: problem?.message, exceptChanged, run };
}
/** Name of the open batch in the address. */
export const BATCH = "batch";

/** The tab; with a batch, that batch opened. */
export function statementsAddress(batchId?: string): string {
  const query = new URLSearchParams({ tab: "statements" });
  if (batchId !== undefined) query.set(BATCH, batchId);
  return `/admindashboard?${query.toString()}`;
}
