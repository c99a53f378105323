import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { ONE_LINE } from "../../../kernel/contract/plain-text.js";
import { type PicturePlace, PLACES } from "../../../kernel/contract/uploaded-pictures.js";
import { ALTERNATIVE_MAX } from "./picture-limits.js";

@InputType()
abstract class PictureFactsInput {
  @IsString({ message: ADMIN_RULES.pictureAlt })
  @Matches(/\S/, { message: ADMIN_RULES.pictureAlt })
  @Matches(ONE_LINE, { message: RULES.oneLine })
  @MaxLength(ALTERNATIVE_MAX, { message: ADMIN_RULES.pictureAlt })
  @Field(() => String, { description: "A description for people who cannot see the picture." })
  alternativeText!: string;

  @IsInt({ message: ADMIN_RULES.pictureFocus })
  @Min(0, { message: ADMIN_RULES.pictureFocus })
  @Max(100, { message: ADMIN_RULES.pictureFocus })
  @Field(() => Int, { description: "The focus of the picture, in hundredths of the width from the left." })
  focusX!: number;

  @IsInt({ message: ADMIN_RULES.pictureFocus })
  @Min(0, { message: ADMIN_RULES.pictureFocus })
  @Max(100, { message: ADMIN_RULES.pictureFocus })
  @Field(() => Int, { description: "The focus of the picture, in hundredths of the height from the top." })
  focusY!: number;
}

/** The fields of an upload. The picture's bytes are the body of the request. */
export class UploadPictureInput extends PictureFactsInput {
  @IsIn(PLACES, { message: RULES.choice })
  place!: PicturePlace;
}

@InputType({ description: "Another crop or alternative text of a picture." })
export class ChangePictureInput extends PictureFactsInput {
  @EntityId()
  @Field(() => ID, { description: "The picture's id." })
  id!: string;

  @VersionField()
  version?: string | null;
}
