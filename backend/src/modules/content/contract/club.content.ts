import { Field, ObjectType } from "type-graphql";
import { Flag, Lines, SitePath, Text } from "./content-rules.js";
import { One } from "./nested.js";

@ObjectType({ simpleResolvers: true, description: "The home page's link to the current event or activity." })
export class LiveLink {
  @Text(20)
  @Field(() => String, { description: "The label before it: Live." })
  mark!: string;

  @Text(60)
  @Field(() => String, { description: "The link's text, which names what is live." })
  label!: string;

  @SitePath()
  @Field(() => String, { description: "The page of this site that it opens." })
  path!: string;
}

@ObjectType("Club", { simpleResolvers: true, description: "The club's name and description." })
export class ClubContent {
  @Flag()
  @Field(() => Boolean, { description: "Whether this is still the sample that the product ships." })
  sample!: boolean;

  @Text(60)
  @Field(() => String, { description: "The club's name." })
  name!: string;

  @Text(12)
  @Field(() => String, { description: "The name where space is short." })
  shortName!: string;

  @Text(80)
  @Field(() => String, { description: "The university's name." })
  university!: string;

  @Text(300)
  @Field(() => String, { description: "The hero of the home page." })
  welcome!: string;

  @Text(160)
  @Field(() => String, { description: "One sentence for search engines and shared links." })
  description!: string;

  @Text(1200)
  @Field(() => String, { description: "The paragraph below the About Us cards." })
  summary!: string;

  @One(() => LiveLink, { optional: true })
  @Field(() => LiveLink, {
    nullable: true,
    description: "The home page's link, or null for the current event.",
  })
  liveLink!: LiveLink | null;
}

/** `address.json`: the club's address. */
export class AddressContent {
  @Flag()
  sample!: boolean;

  @Lines(6, 80)
  lines!: string[];
}
