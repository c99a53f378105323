import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";

/** Whether somebody is reminded. */
@InputType({
  description: "Whether the caller is reminded of what their team lacks before registration closes.",
})
export class RemindersInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "False switches the reminders off." })
  on!: boolean;
}
