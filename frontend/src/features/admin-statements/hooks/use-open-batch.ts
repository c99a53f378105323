import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useStatementBatchQuery, type StatementBatchLineFieldsFragment } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

export type BatchLine = StatementBatchLineFieldsFragment;

/** One committed statement with its lines. */
export function useOpenBatch(id: string) {
  const { data, error, loading, refetch } = useStatementBatchQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const failure = error === undefined ? null : toAppError(error, FALLBACKS.generic);
  return {
    details: data?.statementBatch ?? null,
    loading,
    isGone: failure?.code === "NOT_FOUND",
    problem: failure?.message ?? null,
    reload: () => void refetch().catch(() => undefined),
  };
}
