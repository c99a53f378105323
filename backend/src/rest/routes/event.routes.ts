import { DomainError } from "../../kernel/errors/domain-error.js";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import type { EventService } from "../../modules/events/event.service.js";
import { list, ref } from "../openapi/json-schema.js";
import { replies } from "../openapi/reply.js";
import { eventDocument } from "../presenters/event.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind /api/events. */
export interface EventServices {
  readonly events: EventService;
  readonly media: MediaAddresses;
}

/** /api/events: the club's events, for everyone. */
export function eventRoutes({ events, media }: EventServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/events",
      access: "public",
      summary: "Every event of the club",
      reply: replies("The events.", { events: list(ref("EventDocument")) }),
      handle: async () => ({
        events: (await events.list()).map((event) => eventDocument(event, media)),
      }),
    }),
    route({
      method: "GET",
      path: "/events/:slug",
      access: "public",
      summary: "One event",
      reply: replies("The event.", { event: ref("EventDocument") }),
      handle: async ({ params }) => {
        const event = await events.bySlug(params["slug"] ?? "");
        if (!event) throw new DomainError("NOT_FOUND");
        return { event: eventDocument(event, media) };
      },
    }),
  ];
}
