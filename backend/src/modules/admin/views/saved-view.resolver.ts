import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import {
  DeleteViewInput,
  RenameViewInput,
  SavedViewsArgs,
  SaveViewInput,
  ListColumnsInput,
} from "../contract/saved-view.input.js";
import { SavedViewItem, type SavedViewService } from "./saved-view.service.js";
import { requirePermission } from "../../../kernel/auth/caller.js";
import { ListReading } from "../../../kernel/csv/list-reading.types.js";
import { readTable } from "../../../kernel/csv/read-table.js";

@Resolver()
export class SavedViewResolver {
  constructor(private readonly views: SavedViewService) {}

  @Query(() => [SavedViewItem], { description: "The caller's views of a table, by name." })
  savedViews(
    @Args(() => SavedViewsArgs) args: SavedViewsArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<SavedViewItem[]> {
    return this.views.ofTable(caller, args);
  }

  @Mutation(() => MessagePayload, {
    description: "Saves a view of a table, at most 50 views for each person.",
  })
  saveView(
    @Arg("input", () => SaveViewInput, { description: "The view." }) input: SaveViewInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.views.save(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Renames a view of the caller." })
  renameView(
    @Arg("input", () => RenameViewInput, { description: "The view and its name." }) input: RenameViewInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.views.rename(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Deletes a view of the caller." })
  deleteView(
    @Arg("input", () => DeleteViewInput, { description: "The view." }) input: DeleteViewInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.views.delete(caller, input);
  }
}

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
