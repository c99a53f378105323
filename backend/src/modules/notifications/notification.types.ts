import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { NotificationKind } from "./contract/notification-kind.js";

registerEnumType(NotificationKind, {
  name: "NotificationKind",
  description: "The kind of event. More kinds may be added.",
});

@ObjectType("Notification", {
  simpleResolvers: true,
  description: "A notification of the reader.",
})
export class NotificationView {
  @Field(() => ID, { description: "The notification's id. Later notifications have greater ids." })
  id!: string;

  @Field(() => NotificationKind, { description: "What happened." })
  kind!: NotificationKind;

  @Field(() => String, { description: "The headline." })
  title!: string;

  @Field(() => String, { description: "The notification's text." })
  text!: string;

  @Field(() => String, { description: "The page of the next step, as a path of this site." })
  path!: string;

  @Field(() => String, { description: "The label of the next step." })
  label!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The team that the notification is about. The team may be deleted.",
  })
  teamId!: string | null;

  @Field(() => Date, { description: "When the event happened." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the reader opened the list, or null while unread.",
  })
  readAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The reader's notifications of the last 90 days." })
export class Notifications {
  @Field(() => Int, { description: "The number of unread notifications." })
  unread!: number;

  @Field(() => [NotificationView], { description: "The 50 newest notifications, newest first." })
  items!: NotificationView[];
}
