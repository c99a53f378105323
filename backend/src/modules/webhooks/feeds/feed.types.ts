import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { FeedContent } from "../contract/feed.input.js";

@ObjectType("SpreadsheetFeed", {
  simpleResolvers: true,
  description: "An address that gives a list to a spreadsheet.",
})
export class FeedView {
  @Field(() => ID, { description: "The feed's id." })
  id!: string;

  @Field(() => String, { description: "The feed's purpose." })
  name!: string;

  @Field(() => FeedContent, { description: "The content of the feed." })
  content!: FeedContent;

  @Field(() => String, { description: "The title of the feed's event." })
  eventTitle!: string;

  @Field(() => Boolean, { description: "Whether the feed has phone, college and roll number." })
  withContact!: boolean;

  @Field(() => String, {
    description:
      "The person who created the feed. The feed ends when their right, account, password, address or role changes.",
  })
  madeBy!: string;

  @Field(() => Boolean, {
    description: "Whether the feed ended because its creator's password, address or role changed.",
  })
  isEnded!: boolean;

  @Field(() => DateTime, { description: "When the feed was created." })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the feed was last read, to the minute, or null.",
  })
  lastUsedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome, the feed, and the address of the feed." })
export class FeedPayload extends MessagePayload {
  @Field(() => FeedView, { description: "The feed." })
  feed!: FeedView;

  @Field(() => String, { description: "The feed's address, shown only once." })
  url!: string;
}
