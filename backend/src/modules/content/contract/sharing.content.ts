import { Field, ID, ObjectType } from "type-graphql";
import { Flag, SitePath, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

/** The `path` of the sharing picture for all events that have none of their own. */
export const EVERY_OTHER_EVENT = "/events/*";

@ObjectType({ simpleResolvers: true, description: "The preview picture of a shared page." })
export class SharingPicture {
  @Slug()
  @Field(() => ID, { description: "The file's name. The picture is at `/media/sharing/<id>.png`." })
  id!: string;

  @SitePath()
  @Field(() => String, {
    description: "The page of this site. `/events/*` means every event without its own picture.",
  })
  path!: string;

  @Text(200)
  @Field(() => String, {
    description:
      "A description for people who cannot see the picture. `{club}` and `{university}` are replaced by the names.",
  })
  alt!: string;
}

/** `sharing.json`: the pictures of shared pages. */
export class SharingContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => SharingPicture, 1, 60)
  pictures!: SharingPicture[];
}
