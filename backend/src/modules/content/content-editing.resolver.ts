import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { requirePermission } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { translate } from "../../kernel/languages/message.js";
import {
  BatchPeopleInput,
  ContentDraftInput,
  PublishContentInput,
  PublishContentsInput,
  RemoveContentInput,
  RestoreContentInput,
  SaveContentDraftInput,
} from "./contract/content-editing.input.js";
import { AccentShades, accentShadesOf } from "./accent-shades.js";
import { ContentBulkService } from "./editing/content-bulk.service.js";
import { ContentEditingService } from "./editing/content-editing.service.js";
import { ContentPreviewService } from "./editing/content-preview.service.js";
import {
  BatchPerson,
  ContentMistake,
  ContentTopic,
  ContentTopicDetail,
  ContentTopicPayload,
} from "./editing/content-editing.types.js";
import { readBatchPeople } from "./editing/read-batch-people.js";

@Resolver()
export class ContentEditingResolver {
  constructor(
    private readonly editing: ContentEditingService,
    private readonly previews: ContentPreviewService,
    private readonly bulk: ContentBulkService,
  ) {}

  @Query(() => [ContentTopic], { description: "All topics of the public pages, by name." })
  contentTopics(@Ctx() { caller }: RequestContext): Promise<ContentTopic[]> {
    return this.editing.topics(caller);
  }

  @Query(() => ContentTopicDetail, {
    description: "A topic with its draft and its history. Empty for a new batch.",
  })
  contentTopic(
    @Arg("topic", () => ID, { description: "The topic, named as its file." }) topic: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicDetail> {
    return this.editing.topic(caller, topic);
  }

  @Query(() => String, {
    description: "A preview of the page that shows a topic, with its draft, as a whole HTML document.",
  })
  contentPreview(
    @Arg("topic", () => ID, { description: "The topic, named as its file." }) topic: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<string> {
    return this.previews.page(caller, topic);
  }

  @Query(() => [BatchPerson], {
    description: "The people of a list, for a batch's draft. Changes nothing.",
  })
  batchPeople(
    @Arg("input", () => BatchPeopleInput, { description: "The list." }) input: BatchPeopleInput,
    @Ctx() { caller }: RequestContext,
  ): BatchPerson[] {
    requirePermission(caller, "batchPeople");
    return readBatchPeople(input);
  }

  @Mutation(() => ContentTopicPayload, { description: "Saves a draft, even with mistakes." })
  saveContentDraft(
    @Arg("input", () => SaveContentDraftInput, { description: "The draft." }) input: SaveContentDraftInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicPayload> {
    return this.editing.saveDraft(caller, input);
  }

  @Mutation(() => ContentTopicPayload, { description: "Discards a draft." })
  discardContentDraft(
    @Arg("input", () => ContentDraftInput, { description: "The draft to discard." }) input: ContentDraftInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicPayload> {
    return this.editing.discardDraft(caller, input);
  }

  @Mutation(() => ContentTopicPayload, {
    description: "Publishes a draft. A draft with mistakes is refused with its `mistakes`.",
  })
  publishContent(
    @Arg("input", () => PublishContentInput, { description: "The draft to publish." })
    input: PublishContentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicPayload> {
    return this.editing.publish(caller, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Publishes several topics at once, all or none. Drafts with mistakes are refused with their `mistakes`.",
  })
  publishContents(
    @Arg("input", () => PublishContentsInput, { description: "The parts." }) input: PublishContentsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.bulk.publishAll(caller, input.contents);
  }

  @Query(() => AccentShades, { description: "The readable shades that the pages make from a colour." })
  accentShades(
    @Arg("accent", () => String, { description: "The colour, for example #1a38d6." }) accent: string,
    @Ctx() { caller }: RequestContext,
  ): AccentShades {
    requirePermission(caller, "accentShades");
    return accentShadesOf(accent);
  }

  @Mutation(() => ContentTopicPayload, { description: "Publishes an earlier version again." })
  restoreContent(
    @Arg("input", () => RestoreContentInput, { description: "The version to publish again." })
    input: RestoreContentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicPayload> {
    return this.editing.restore(caller, input);
  }

  @Mutation(() => ContentTopicPayload, {
    description: "Removes a batch, or the faculty card, from the site.",
  })
  removeContent(
    @Arg("input", () => RemoveContentInput, { description: "The topic to remove from the site." })
    input: RemoveContentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContentTopicPayload> {
    return this.editing.remove(caller, input);
  }
}

/**
 * Translates a draft's mistakes into the reader's language. Errors are translated elsewhere, but a mistake is part of
 * the reply's data.
 */
@Resolver(() => ContentMistake)
export class ContentMistakeResolver {
  @FieldResolver(() => String)
  complaint(@Root() { complaint }: ContentMistake, @Ctx() { language }: RequestContext): string {
    return translate(language, complaint);
  }
}
