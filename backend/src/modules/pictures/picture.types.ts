import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

@ObjectType({ simpleResolvers: true, description: "An uploaded picture, as editors see it (ADR 77)." })
export class UploadedPicture {
  @Field(() => ID, { description: "The picture's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "What it is for: portrait, glimpse, event, sharing or mark." })
  place!: string;

  @Field(() => String, { description: "How content and events name it: a path like that of a shipped one." })
  path!: string;

  @Field(() => String, { description: "The address of its widest WebP file." })
  address!: string;

  @Field(() => String, { description: "What is to be seen, for those who do not see it." })
  alternativeText!: string;

  @Field(() => Int, { description: "What must stay in sight: hundredths of the width, from the left." })
  focusX!: number;

  @Field(() => Int, { description: "The same in hundredths of the height, from the top." })
  focusY!: number;

  @Field(() => Int, { description: "Pixels of the whole picture, before it is cropped." })
  width!: number;

  @Field(() => Int, { description: "The same from top to bottom." })
  height!: number;

  @Field(() => String, { description: "Who uploaded it." })
  uploadedBy!: string;

  @Field(() => DateTime, { description: "When it was uploaded." })
  at!: Date;
}

/** The reply of a change to a picture. */
@ObjectType({
  simpleResolvers: true,
  description: "A picture after a change. With another focus it is a new one, with a path of its own.",
})
export class UploadedPicturePayload extends MessagePayload {
  @Field(() => UploadedPicture, { description: "The picture." })
  picture!: UploadedPicture;
}
