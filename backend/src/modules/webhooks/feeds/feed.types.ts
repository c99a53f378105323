import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { FeedContent } from "../contract/feed.input.js";

/** A feed as the admin area lists it; never with its address. */
@ObjectType("SpreadsheetFeed", {
  simpleResolvers: true,
  description: "An address that gives a list to a spreadsheet.",
})
export class FeedView {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "What it is for." })
  name!: string;

  @Field(() => FeedContent, { description: "What it has." })
  content!: FeedContent;

  @Field(() => String, { description: "Of which event." })
  eventTitle!: string;

  @Field(() => Boolean, { description: "Whether it has people's phone, college and roll number." })
  withContact!: boolean;

  @Field(() => String, {
    description: "Who made it: it ends with their right, account, password, address or role.",
  })
  madeBy!: string;

  @Field(() => Boolean, {
    description: "Whether it ended because its maker's password, address or role changed since.",
  })
  isEnded!: boolean;

  @Field(() => DateTime, { description: "When." })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When it was read last, to the minute; null for never.",
  })
  lastUsedAt!: Date | null;
}

/** The reply to making one. */
@ObjectType({ simpleResolvers: true, description: "The outcome, the feed, and its address." })
export class FeedPayload extends MessagePayload {
  @Field(() => FeedView, { description: "The feed." })
  feed!: FeedView;

  @Field(() => String, { description: "Its address, shown this once." })
  url!: string;
}
