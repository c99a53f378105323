import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";

/** Whether the caller gets the club's mailings. */
@InputType({ description: "Whether the caller gets the club's mailings." })
export class MailingsInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "False switches the mailings off." })
  on!: boolean;
}
