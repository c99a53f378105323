import { Field, ID, ObjectType } from "type-graphql";
import { Flag, SitePath, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

/** The path for every event without a picture of its own. */
export const EVERY_OTHER_EVENT = "/events/*";

@ObjectType({ simpleResolvers: true, description: "The picture shown for a page where it is shared." })
export class SharingPicture {
  @Slug()
  @Field(() => ID, { description: "The file's name: the picture is at `/media/sharing/<id>.png`." })
  id!: string;

  @SitePath()
  @Field(() => String, {
    description: "The page of this site; `/events/*` means every event without a picture of its own.",
  })
  path!: string;

  @Text(200)
  @Field(() => String, {
    description:
      "What is to be seen, for those who do not see it; `{club}` and `{university}` stand for the names.",
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
