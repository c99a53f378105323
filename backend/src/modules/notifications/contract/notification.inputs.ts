import { IsBoolean } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/common-fields.js";

@InputType({ description: "The newest seen notification. All earlier ones count as seen too." })
export class MarkNotificationsReadInput {
  @EntityId()
  @Field(() => ID, { description: "The notification's id." })
  upTo!: string;
}

@InputType({
  description: "Whether the caller gets reminders about their incomplete team before registration closes.",
})
export class RemindersInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "False switches the reminders off." })
  on!: boolean;
}

@InputType({ description: "Whether the caller gets the club's mailings." })
export class MailingsInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "False switches the mailings off." })
  on!: boolean;
}
