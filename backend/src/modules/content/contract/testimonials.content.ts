import { Field, ID, ObjectType } from "type-graphql";
import { Flag, PictureFile, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

@ObjectType({ simpleResolvers: true, description: "A person's testimonial about the club." })
export class Testimonial {
  @Slug()
  @Field(() => ID, { description: "The testimonial's id." })
  id!: string;

  @Text(60)
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Text(60)
  @Field(() => String, { description: "The person's degree and year, or position." })
  title!: string;

  @Text(400)
  @Field(() => String, { description: "The testimonial." })
  feedback!: string;

  @PictureFile({ optional: true })
  @Field(() => String, { nullable: true, description: "The picture's address, or null." })
  image!: string | null;
}

/** `testimonials.json`: the testimonials of What Others Think About Us. */
export class TestimonialsContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => Testimonial, 0, 40)
  testimonials!: Testimonial[];
}
