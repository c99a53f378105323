import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "The outcome of an operation, in words." })
export class MessagePayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;
}
