import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

@ObjectType({ simpleResolvers: true, description: "An uploaded picture (ADR 77)." })
export class UploadedPicture {
  @Field(() => ID, { description: "The picture's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The purpose: portrait, glimpse, event, sharing or mark." })
  place!: string;

  @Field(() => String, { description: "The path by which content and events refer to the picture." })
  path!: string;

  @Field(() => String, { description: "The address of the picture's widest WebP file." })
  address!: string;

  @Field(() => String, { description: "A description for people who cannot see the picture." })
  alternativeText!: string;

  @Field(() => Int, { description: "The focus of the picture, in hundredths of the width from the left." })
  focusX!: number;

  @Field(() => Int, { description: "The focus of the picture, in hundredths of the height from the top." })
  focusY!: number;

  @Field(() => Int, { description: "The width of the whole picture in pixels, before it is cropped." })
  width!: number;

  @Field(() => Int, { description: "The height of the whole picture in pixels, before it is cropped." })
  height!: number;

  @Field(() => String, { description: "The person who uploaded the picture." })
  uploadedBy!: string;

  @Field(() => DateTime, { description: "When the picture was uploaded." })
  at!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: "A picture after a change. A new focus makes a new picture with a new path.",
})
export class UploadedPicturePayload extends MessagePayload {
  @Field(() => UploadedPicture, { description: "The picture." })
  picture!: UploadedPicture;
}
