import { Field, ID, ObjectType } from "type-graphql";
import { Flag, PictureFile, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

@ObjectType({ simpleResolvers: true, description: "A picture of the club's life, with its caption." })
export class Glimpse {
  @Slug()
  @Field(() => ID, { description: "The glimpse's id." })
  id!: string;

  @Text(60)
  @Field(() => String, { description: "The caption." })
  title!: string;

  @Text(200)
  @Field(() => String, { description: "A description of the picture for people who cannot see it." })
  alt!: string;

  @PictureFile()
  @Field(() => String, { nullable: true, description: "The picture's address, or null." })
  image!: string | null;
}

/** `glimpses.json`: the slider Glimpses of CDC. */
export class GlimpsesContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => Glimpse, 0, 24)
  glimpses!: Glimpse[];
}
