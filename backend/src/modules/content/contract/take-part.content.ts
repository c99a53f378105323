import { Field, ID, ObjectType } from "type-graphql";
import { Flag, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

@ObjectType({ simpleResolvers: true, description: "A step of How to take part." })
export class TakePartStep {
  @Slug()
  @Field(() => ID, { description: "The step's id." })
  id!: string;

  @Text(60)
  @Field(() => String, { description: "The headline." })
  title!: string;

  @Text(300)
  @Field(() => String, { description: "The text." })
  text!: string;
}

/**
 * `take-part.json`: the club's own steps. If there are none, the home page derives the steps from the current event.
 */
export class TakePartContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => TakePartStep, 0, 10)
  steps!: TakePartStep[];
}
