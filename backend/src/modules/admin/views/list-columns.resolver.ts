import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { requirePermission } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { ListReading } from "../../../kernel/csv/list-reading.types.js";
import { readTable } from "../../../kernel/csv/read-table.js";
import { ListColumnsInput } from "../contract/saved-view.input.js";

/** Resolves the meanings of a list's columns, even for a list that would be refused because a column is missing. */
@Resolver()
export class ListColumnsResolver {
  @Query(() => ListReading, {
    description: "The meanings of the columns of a list, including unused columns. Changes nothing.",
  })
  listColumns(
    @Arg("input", () => ListColumnsInput, { description: "The list." }) input: ListColumnsInput,
    @Ctx() { caller }: RequestContext,
  ): ListReading {
    requirePermission(caller, "listColumns");
    return readTable(input.csv, input.kind, input.columns).reading;
  }
}
