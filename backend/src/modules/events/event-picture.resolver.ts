import { FieldResolver, Resolver, Root } from "type-graphql";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { EventView } from "./event.types.js";

/** Where an event's picture can be loaded from. */
@Resolver(() => EventView)
export class EventPictureResolver {
  constructor(private readonly media: MediaAddresses) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: "The address of the picture; null while there is no file for `image`.",
  })
  picture(@Root() event: EventView): string | null {
    return this.media.picture(event.image);
  }
}
