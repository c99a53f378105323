import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { CreateSpreadsheetFeedInput, EndSpreadsheetFeedInput } from "../contract/feed.input.js";
import { FeedPayload, FeedView } from "./feed.types.js";
import { SpreadsheetFeedService } from "./spreadsheet-feed.service.js";

@Resolver()
export class SpreadsheetFeedResolver {
  constructor(private readonly feeds: SpreadsheetFeedService) {}

  @Query(() => [FeedView], { description: "The caller's own spreadsheet feeds. For Superadmins, all feeds." })
  spreadsheetFeeds(@Ctx() { caller }: RequestContext): Promise<FeedView[]> {
    return this.feeds.list(caller);
  }

  @Mutation(() => FeedPayload, {
    description: "Creates a spreadsheet feed. Needs a confirmation. The reply has its address.",
  })
  createSpreadsheetFeed(
    @Arg("input", () => CreateSpreadsheetFeedInput, { description: "The feed." })
    input: CreateSpreadsheetFeedInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<FeedPayload> {
    return this.feeds.create(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Ends a feed. The feed's address no longer works." })
  endSpreadsheetFeed(
    @Arg("input", () => EndSpreadsheetFeedInput, { description: "The feed to end." })
    { id }: EndSpreadsheetFeedInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.feeds.end(caller, id);
  }
}
