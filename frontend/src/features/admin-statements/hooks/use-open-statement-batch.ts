import {
  useStatementBatchQuery,
  type StatementBatchLineFieldsFragment,
} from "../../../graphql/features/admin-statements";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";

export type BatchLine = StatementBatchLineFieldsFragment;

/** One committed statement with its lines. */
export function useOpenStatementBatch(id: string) {
  const query = useStatementBatchQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query);
  return {
    details: data?.statementBatch ?? null,
    isGone: toAppError(query.error, "").code === "NOT_FOUND",
    ...state,
  };
}
