import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { versionAt } from "../../kernel/errors/require-version.js";
import type { Language } from "../../kernel/languages/language.js";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { PicturesService } from "../pictures/pictures.service.js";
import type { EventRecord } from "./contract/event-record.js";
import { EventState, EventView, eventView } from "./event.types.js";
import { EventService } from "./event.service.js";

/** Translates an event's texts. In a preview, replaces the texts with those of the draft. */
interface EventTranslator {
  event(event: EventView, language: Language): EventView;
}

const IN_LANGUAGE = "Its texts are in the language that the request asks for, or in English.";

/** Public queries: they need no permission (app/testing/policy.ts). */
@Resolver(() => EventView)
export class EventResolver {
  constructor(
    private readonly service: EventService,
    private readonly media: MediaAddresses,
    private readonly pictures: PicturesService,
    private readonly translator: EventTranslator,
  ) {}

  @Query(() => EventView, {
    nullable: true,
    description: `The event that teams register for now, or null. ${IN_LANGUAGE}`,
  })
  async currentEvent(@Ctx() { language }: RequestContext): Promise<EventView | null> {
    const event = await this.service.current();
    return event && this.#view(event, language);
  }

  @Query(() => [EventView], {
    description: `Every event of the club, or only the events in the requested state. ${IN_LANGUAGE}`,
  })
  async events(
    @Arg("state", () => EventState, { nullable: true, description: "Only events in this state." })
    state: EventState | null | undefined,
    @Arg("inEnglish", () => Boolean, {
      defaultValue: false,
      description: "For editors: the original texts, independent of the requested language.",
    })
    inEnglish: boolean,
    @Ctx() { language }: RequestContext,
  ): Promise<EventView[]> {
    const events = await this.service.list(state ?? null);
    return events.map((event) => this.#view(event, inEnglish ? "en" : language));
  }

  @Query(() => EventView, {
    nullable: true,
    description: `One event, or null when no event has this address. ${IN_LANGUAGE}`,
  })
  async event(
    @Arg("slug", () => String, { description: "The event's address under /events." }) slug: string,
    @Ctx() { language }: RequestContext,
  ): Promise<EventView | null> {
    const storedEvent = await this.service.bySlug(slug);
    return storedEvent && this.#view(storedEvent, language);
  }

  @Query(() => String, {
    nullable: true,
    description:
      "A description of the event's picture for people who cannot see it, or null for a drawing of the site.",
  })
  async eventPictureText(
    @Arg("slug", () => String, { description: "The event's address under /events." }) slug: string,
    @Ctx() { language }: RequestContext,
  ): Promise<string | null> {
    const storedEvent = await this.service.bySlug(slug);
    return storedEvent && this.pictures.alternativeText(this.#view(storedEvent, language).image);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The address of the picture, or null while there is no file for `image`. The fragment, if any, is its colour.",
  })
  picture(@Root() event: EventView): string | null {
    return this.media.shown(event.image);
  }

  @FieldResolver(() => ID, {
    description:
      "Identifies the current state of the stored data. Send it back as `version` when you change the data.",
  })
  version(@Root() { updatedAt }: EventView): string {
    return versionAt(updatedAt);
  }

  #view(event: EventRecord, language: Language): EventView {
    return this.translator.event(eventView(event, new Date()), language);
  }
}
