import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  StatementBatchesDocument,
  useCommitStatementMutation,
} from "../../../graphql/features/admin-statements";
import { toAppError, type AppError } from "../../../shared/errors/app-error";
import { paymentsText } from "../outcomes";
import type { Statement } from "./use-statement";
import { t } from "@contract/kernel/contract/t";

interface Done {
  readonly text: string;
  readonly batchId: string;
  /** Whether ticked lines were left out because they have changed since the preview. */
  readonly isPartial: boolean;
}

/** Confirms the ticked lines of a statement that are unchanged since the preview. */
export function useCommitStatement() {
  const [commit, { loading: busy }] = useCommitStatementMutation({
    // The list of earlier statements is not on the screen now, but must contain the new statement when the list is next
    // shown.
    update: (cache, { data }) => {
      const batch = data?.commitStatement.batch;
      if (batch === undefined) return;
      cache.updateQuery({ query: StatementBatchesDocument }, (known) =>
        known === null ? undefined : { ...known, statementBatches: [batch, ...known.statementBatches] },
      );
    },
  });

  /** Returns the notice's text and batch, and whether lines were left out, or the error. */
  const run = async (statement: Statement): Promise<Done | { error: AppError }> => {
    const { csv, fileName, eventSlug, mapping, preview, ticked } = statement;
    const rows = (preview?.lines ?? []).flatMap(({ line, match }) =>
      match !== null && ticked.has(line) ? [{ line, teamId: match.teamId, matchKey: match.matchKey }] : [],
    );
    try {
      const input = { csv, mapping, rows, fileName, eventSlug: eventSlug || null };
      const { data } = await commit({ variables: { input } });
      const { message = "", batch, changedLines = [] } = data?.commitStatement ?? {};
      const confirmed = paymentsText(rows.length - changedLines.length);
      const what =
        rows.length === 0 ? fileName : t("{payments} from {file}", { payments: confirmed, file: fileName });
      return {
        text: `${what}: ${message}`,
        batchId: batch?.id ?? "",
        isPartial: changedLines.length > 0,
      };
    } catch (thrown) {
      return { error: toAppError(thrown, FALLBACKS.generic) };
    }
  };
  return { busy, run };
}
