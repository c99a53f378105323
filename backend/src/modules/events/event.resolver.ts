import { Arg, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { PicturesService } from "../pictures/pictures.service.js";
import { EventState } from "./event.enums.js";
import { EventService } from "./event.service.js";
import { EventView, eventView } from "./event.types.js";

/** GraphQL queries on events, and where their pictures are. All are public; app/testing/policy.ts lists them. */
@Resolver(() => EventView)
export class EventResolver {
  constructor(
    private readonly service: EventService,
    private readonly media: MediaAddresses,
    private readonly pictures: PicturesService,
  ) {}

  @Query(() => EventView, { nullable: true, description: "The event that teams register for now, or null." })
  async currentEvent(): Promise<EventView | null> {
    const event = await this.service.current();
    return event && eventView(event, new Date());
  }

  @Query(() => [EventView], { description: "Every event of the club, or only those in the state asked for." })
  async events(
    @Arg("state", () => EventState, { nullable: true, description: "Only past, current or upcoming ones." })
    state?: EventState | null,
  ): Promise<EventView[]> {
    const now = new Date();
    return (await this.service.list(state ?? null)).map((event) => eventView(event, now));
  }

  @Query(() => EventView, {
    nullable: true,
    description: "One event, or null when no event has this address.",
  })
  async event(
    @Arg("slug", () => String, { description: "The event's address under /events." }) slug: string,
  ): Promise<EventView | null> {
    const found = await this.service.bySlug(slug);
    return found && eventView(found, new Date());
  }

  @Query(() => String, {
    nullable: true,
    description:
      "What is to be seen on an event's picture, for those who do not see it; null for a drawing of the site's.",
  })
  async eventPictureText(
    @Arg("slug", () => String, { description: "The event's address under /events." }) slug: string,
  ): Promise<string | null> {
    const found = await this.service.bySlug(slug);
    return found && this.pictures.alternativeText(found.image);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The address of the picture; null while there is no file for `image`.",
  })
  picture(@Root() event: EventView): string | null {
    return this.media.picture(event.image);
  }
}
