import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { NotificationKind } from "./contract/notification-kind.js";

registerEnumType(NotificationKind, {
  name: "NotificationKind",
  description: "What happened. More kinds may come.",
});

/** A notification, for the person it was written to. */
@ObjectType("Notification", {
  simpleResolvers: true,
  description: "Something that the reader is notified of.",
})
export class NotificationView {
  @Field(() => ID, { description: "Its id; a later one is greater." })
  id!: string;

  @Field(() => NotificationKind, { description: "What happened." })
  kind!: NotificationKind;

  @Field(() => String, { description: "The headline." })
  title!: string;

  @Field(() => String, { description: "What happened, in sentences." })
  text!: string;

  @Field(() => String, { description: "The page of the next step, as a path of this site." })
  path!: string;

  @Field(() => String, { description: "What the next step is called." })
  label!: string;

  @Field(() => ID, { nullable: true, description: "The team that it is about, which may be gone." })
  teamId!: string | null;

  @Field(() => Date, { description: "When it happened." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the list was opened with it; null while it is unread.",
  })
  readAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The reader's notifications of the last 90 days." })
export class Notifications {
  @Field(() => Int, { description: "How many are unread." })
  unread!: number;

  @Field(() => [NotificationView], { description: "The newest 50, newest first." })
  items!: NotificationView[];
}
