import { Flag, SitePath, Slug, Text } from "./content-rules.js";
import { ListOf } from "./nested.js";

/** The path that stands for every event without a picture of its own. */
export const EVERY_OTHER_EVENT = "/events/*";

/** The picture that stands for a page where it is shared. */
class SharingPicture {
  /** The file's name: frontend/public/media/sharing/<id>.png. */
  @Slug()
  id!: string;

  @SitePath()
  path!: string;

  /** What is to be seen, for those who do not see it; {club} and {university} are filled in. */
  @Text(200)
  alt!: string;
}

/** `sharing.json`: the pictures of shared pages. */
export class SharingContent {
  @Flag()
  sample!: boolean;

  @ListOf(() => SharingPicture, 1, 60)
  pictures!: SharingPicture[];
}
