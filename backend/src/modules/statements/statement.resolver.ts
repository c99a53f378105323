import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { inTurns } from "../../kernel/lists.js";
import {
  CommitStatementInput,
  InspectStatementInput,
  PreviewStatementInput,
  UndoStatementBatchInput,
} from "./contract/statement.input.js";
import { StatementCommitService } from "./committing/statement-commit.service.js";
import { StatementHistoryService } from "./previews/statement-history.service.js";
import { StatementPreviewService } from "./previews/statement-preview.service.js";
import { StatementRevertService } from "./committing/statement-revert.service.js";
import {
  CommitStatementPayload,
  StatementBatchDetails,
  StatementBatchPayload,
  StatementBatchView,
} from "./statement-batch.types.js";
import { StatementWarningView } from "./statement-totals.types.js";
import { StatementInspection, StatementPreview } from "./statement.types.js";

/** A type with up to 20,000 lines, which are resolved in slices with pauses in between. */
type InTurns<Shown extends { lines: unknown[] }> = Omit<Shown, "lines"> & {
  readonly lines: Promise<Shown["lines"][number]>[];
};

@Resolver()
export class StatementResolver {
  constructor(
    private readonly previews: StatementPreviewService,
    private readonly history: StatementHistoryService,
    private readonly commits: StatementCommitService,
    private readonly reverts: StatementRevertService,
  ) {}

  @Query(() => StatementInspection, {
    description: "The columns of a bank statement, with their known meanings. Changes nothing.",
  })
  inspectStatement(
    @Arg("input", () => InspectStatementInput, { description: "The statement." })
    input: InspectStatementInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<StatementInspection> {
    return this.previews.inspect(caller, input);
  }

  @Query(() => StatementPreview, {
    description: "A preview of the outcome of each line of a bank statement. Changes nothing.",
  })
  async previewStatement(
    @Arg("input", () => PreviewStatementInput, { description: "The statement." })
    input: PreviewStatementInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<InTurns<StatementPreview>> {
    const { lines, ...preview } = await this.previews.preview(caller, input);
    return { ...preview, lines: inTurns(lines) };
  }

  @Query(() => [StatementBatchView], { description: "Committed bank statements, newest first, at most 200." })
  statementBatches(@Ctx() { caller }: RequestContext): Promise<StatementBatchView[]> {
    return this.history.batches(caller);
  }

  @Query(() => StatementBatchDetails, { description: "One committed bank statement, with its lines." })
  async statementBatch(
    @Arg("id", () => ID, { description: "The batch." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<InTurns<StatementBatchDetails>> {
    const { lines, ...details } = await this.history.batch(caller, id);
    return { ...details, lines: inTurns(lines) };
  }

  @Query(() => [StatementWarningView], {
    description: "Accepted payments whose money went back, as a committed statement shows.",
  })
  statementWarnings(@Ctx() { caller }: RequestContext): Promise<StatementWarningView[]> {
    return this.history.warnings(caller);
  }

  @Mutation(() => CommitStatementPayload, {
    description:
      "Accepts the payments of chosen lines that have not changed, and lists the others. Refused when all have changed.",
  })
  commitStatement(
    @Arg("input", () => CommitStatementInput, { description: "The statement and the lines." })
    input: CommitStatementInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CommitStatementPayload> {
    return this.commits.commit(caller, input);
  }

  @Mutation(() => StatementBatchPayload, {
    description: "Reverts every payment of a batch, all or none. Refused when a payment has changed since.",
  })
  undoStatementBatch(
    @Arg("input", () => UndoStatementBatchInput, { description: "The batch." })
    input: UndoStatementBatchInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<StatementBatchPayload> {
    return this.reverts.revert(caller, input);
  }
}
