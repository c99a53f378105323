import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";

@ObjectType({ simpleResolvers: true, description: "The amount of sample content of one kind." })
export class Samples {
  @Field(() => Int, { description: "Invented members, and the faculty card." })
  people!: number;

  @Field(() => Int, { description: "Invented testimonials." })
  testimonials!: number;

  @Field(() => Int, { description: "Drawn glimpses." })
  glimpses!: number;

  @Field(() => Int, { description: "Unchanged sample events." })
  events!: number;

  @Field(() => Int, { description: "Sample texts about the club: About Us, the address, the links." })
  texts!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "A sample event that stays, because it has teams or records.",
})
export class UsedEvent {
  @Field(() => String, { description: "The event's name." })
  title!: string;

  @Field(() => [String], { description: 'The obstacles, such as "3 teams".' })
  inTheWay!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: "The removed and the remaining sample content." })
export class SamplesPayload extends MessagePayload {
  @Field(() => Samples, { description: "The removed sample content. Empty when nothing was left." })
  removed!: Samples;

  @Field(() => [UsedEvent], { description: "Sample events that stay." })
  inUse!: readonly UsedEvent[];
}
