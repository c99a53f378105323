import { Field, ID, Int, ObjectType } from "type-graphql";
import { AnimationFile, Flag, Pixels, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

@ObjectType({ simpleResolvers: true, description: "A card of the About Us block." })
export class AboutCard {
  @Slug()
  @Field(() => ID, { description: "The card's id." })
  id!: string;

  @AnimationFile()
  @Field(() => String, { nullable: true, description: "The animation's address, or null." })
  icon!: string | null;

  @Text(40)
  @Field(() => String, { description: "The headline." })
  title!: string;

  @Text(400)
  @Field(() => String, { description: "The text." })
  description!: string;

  @Pixels(1000)
  @Field(() => Int, { description: "The animation's width in CSS pixels." })
  width!: number;

  @Pixels(1000)
  @Field(() => Int, { description: "The animation's height in CSS pixels." })
  height!: number;
}

/** `about.json`: the cards of About Us. Without cards, the home page has no About Us. */
export class AboutContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => AboutCard, 0, 3)
  cards!: AboutCard[];
}
