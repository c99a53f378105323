import { useApolloClient } from "@apollo/client/react";
import {
  useStatementBatchesQuery,
  useUndoStatementBatchMutation,
  type StatementBatchFieldsFragment,
} from "../../../graphql/features/admin-statements";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";
import { paymentsText } from "../outcomes";
import { t } from "@contract/kernel/contract/t";

export type Batch = StatementBatchFieldsFragment;
const NONE: readonly Batch[] = [];

/** Reads the committed statements, newest first. */
export function useStatementBatches() {
  const { data, ...state } = useQueryState(useStatementBatchesQuery({ fetchPolicy: "cache-and-network" }));
  return { batches: data?.statementBatches ?? NONE, ...state };
}

export function useRevertBatch() {
  const client = useApolloClient();
  const [revert] = useUndoStatementBatchMutation();
  const { busy, failure, problem, run } = useAction({
    // After a conflict, fetches the current number of payments. The dialog then asks again with that number.
    onRefused: async ({ code }) => {
      if (code === "CONFLICT") await client.refetchQueries({ include: "active" });
    },
  });
  // True after the server refused because payments have changed since the commit. The next attempt leaves those
  // payments unchanged.
  const exceptChanged = failure?.code === "STATEMENT_PAYMENTS_CHANGED";
  const revertBatch = (batch: Batch, onDone: (text: string) => void) =>
    run(async () => {
      const { id: batchId, inForce } = batch;
      const { data } = await revert({ variables: { input: { batchId, exceptChanged, inForce } } });
      const what =
        inForce > 0
          ? t("{payments} from {file}", { payments: paymentsText(inForce), file: batch.fileName })
          : batch.fileName;
      onDone(`${what}: ${data?.undoStatementBatch.message ?? ""}`);
    });
  return { busy, problem: problem ?? undefined, exceptChanged, revertBatch };
}
