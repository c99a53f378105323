import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useStatementBatchesQuery,
  useUndoStatementBatchMutation,
  type StatementBatchFieldsFragment,
} from "../../../../graphql/generated";
import { toAppError } from "../../../../shared/errors/app-error";
import { payments } from "../outcomes";

export type Batch = StatementBatchFieldsFragment;

/** Earlier statements, newest first. */
export function useStatementBatches() {
  const { data, previousData, error, loading, refetch } = useStatementBatchesQuery({
    fetchPolicy: "cache-and-network",
  });
  const known = data ?? previousData;
  return {
    batches: known?.statementBatches ?? [],
    isKnown: known !== undefined,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload: () => void refetch().catch(() => undefined),
  };
}

/** Takes a batch back. */
export function useUndoBatch() {
  const [undo] = useUndoStatementBatchMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Answers what to say once it is done, null when it failed. */
  const run = async (batch: Batch): Promise<string | null> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await undo({ variables: { input: { batchId: batch.id } } });
      return `${payments(batch.confirmed)} from ${batch.fileName}: ${data?.undoStatementBatch.message ?? ""}`;
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
