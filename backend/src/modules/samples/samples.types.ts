import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";

/** How much of what the product ships as samples. */
@ObjectType({ simpleResolvers: true, description: "How much of what came with the site as a sample." })
export class Samples {
  @Field(() => Int, { description: "Invented members, and the faculty card." })
  people!: number;

  @Field(() => Int, { description: "Invented testimonials." })
  testimonials!: number;

  @Field(() => Int, { description: "Drawn glimpses." })
  glimpses!: number;

  @Field(() => Int, { description: "Shipped events that are unchanged." })
  events!: number;

  @Field(() => Int, { description: "Parts in the club's own voice: About Us, the address, the links." })
  texts!: number;
}

/** A sample event that stays. */
@ObjectType({
  simpleResolvers: true,
  description: "A sample event that stays because it is in use.",
})
export class UsedEvent {
  @Field(() => String, { description: "Its name." })
  title!: string;

  @Field(() => [String], { description: 'What is in the way, such as "3 teams".' })
  inTheWay!: readonly string[];
}

/** What a press did. */
@ObjectType({ simpleResolvers: true, description: "What was taken off the site, and what stays." })
export class SamplesPayload extends MessagePayload {
  @Field(() => Samples, { description: "What was taken off; nothing where there was nothing left." })
  removed!: Samples;

  @Field(() => [UsedEvent], { description: "Sample events that stay." })
  inUse!: readonly UsedEvent[];
}
