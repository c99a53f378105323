import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";

@InputType({ description: "Whether results show the caller's name." })
export class ResultNameInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "True agrees. False withdraws the agreement." })
  on!: boolean;
}
