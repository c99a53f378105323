import { DomainError } from "../../kernel/errors/domain-error.js";
import { list, ref } from "../openapi/json-schema.js";
import { replies } from "../openapi/reply.js";
import { eventDocument } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";

/** Returns the public routes of /api/events: the club's events. */
export function eventRoutes({ events, media }: RestServices): Route[] {
  return [
    route.get("/events", "public", {
      name: "listEvents",
      summary: "Every event of the club",
      reply: replies("The events.", { events: list(ref("EventDocument")) }),
      handle: async () => ({
        events: (await events.list()).map((event) => eventDocument(event, media)),
      }),
    }),
    route.get("/events/:slug", "public", {
      name: "getEvent",
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
