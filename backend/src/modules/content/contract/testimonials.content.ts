import { Field, ID, ObjectType } from "type-graphql";
import { Flag, PictureFile, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

/** A quote about the club (docs/content.md). */
@ObjectType({ simpleResolvers: true, description: "A quote about the club." })
export class Testimonial {
  @Slug()
  @Field(() => ID, { description: "The testimonial's id." })
  id!: string;

  @Text(60)
  @Field(() => String, { description: "Who says it." })
  name!: string;

  @Text(60)
  @Field(() => String, { description: "Their degree and year, or what they do." })
  title!: string;

  @Text(400)
  @Field(() => String, { description: "What they say." })
  feedback!: string;

  @PictureFile({ optional: true })
  @Field(() => String, { nullable: true, description: "Their picture's address; null when there is none." })
  image!: string | null;
}

/** `testimonials.json`: What Others Think About Us. */
export class TestimonialsContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => Testimonial, 0, 40)
  testimonials!: Testimonial[];
}
