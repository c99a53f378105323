import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import {
  DeleteViewInput,
  RenameViewInput,
  SavedViewsArgs,
  SaveViewInput,
} from "../contract/saved-view.input.js";
import { SavedViewItem, type SavedViewService } from "./saved-view.service.js";

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
