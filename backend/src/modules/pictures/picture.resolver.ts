import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { ChangePictureInput } from "./contract/picture.input.js";
import { UploadedPicture, UploadedPicturePayload } from "./picture.types.js";
import { PicturesService } from "./pictures.service.js";

/**
 * GraphQL operations on uploaded pictures. The upload itself is a REST route, because this GraphQL API accepts only
 * JSON.
 */
@Resolver()
export class PictureResolver {
  constructor(private readonly pictures: PicturesService) {}

  @Query(() => UploadedPicture, {
    nullable: true,
    description: "An uploaded picture, or null when deleted.",
  })
  uploadedPicture(
    @Arg("id", () => ID, { description: "The picture's id." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<UploadedPicture | null> {
    return this.pictures.find(caller, id);
  }

  @Mutation(() => UploadedPicturePayload, {
    description: "Changes the description or the crop of a picture.",
  })
  changePicture(
    @Arg("input", () => ChangePictureInput, { description: "The picture and its changes." })
    input: ChangePictureInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<UploadedPicturePayload> {
    return this.pictures.change(caller, input);
  }
}
