import { Field, ID, ObjectType } from "type-graphql";
import { Flag, OneOf, Text, WebAddress } from "./content-rules.js";
import { ListOf } from "./nested.js";

/** The networks that the site has an icon for. */
const NETWORKS = ["whatsapp", "telegram", "instagram", "linkedin", "github", "youtube", "discord"] as const;

@ObjectType({ simpleResolvers: true, description: "A page of the club outside this site." })
export class SocialLink {
  @OneOf(NETWORKS)
  @Field(() => ID, { description: "The network in lower case: whatsapp, telegram, instagram, …" })
  id!: string;

  @Text(30)
  @Field(() => String, { description: "The network's name, as people write it." })
  label!: string;

  @WebAddress()
  @Field(() => String, { description: "The club's address there." })
  href!: string;
}

/** `social-links.json`: the club's pages on other sites. */
export class SocialLinksContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => SocialLink, 0, NETWORKS.length)
  links!: SocialLink[];
}
