import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CALENDAR_FEED, eventCalendarPath } from "../../kernel/contract/page-paths.js";
import { type Language, languageOf } from "../../kernel/languages/language.js";
import { networkOf } from "../../kernel/limits/network.js";
import type { EventCalendarService } from "../../modules/events/calendar/event-calendar.service.js";
import type { TeamCalendarService } from "../../modules/teams/calendar/team-calendar.service.js";

const PUBLIC = "public, max-age=300";

/** The query of a calendar's address. A repeated parameter arrives as an array. */
interface Asked {
  readonly Querystring: { readonly language?: string | readonly string[] };
}

/**
 * Returns the language in a calendar's address. The site's links contain the page's language, because calendar programs
 * send no preferred language. Of several languages, the first counts.
 */
function languageIn({ query }: FastifyRequest<Asked>): Language {
  return languageOf([query.language ?? ""].flat()[0]);
}

interface CalendarParts {
  readonly eventCalendars: EventCalendarService;
  readonly teamCalendars: TeamCalendarService;
}

/**
 * Serves calendars (iCalendar): the file of an event, the feed of all events, and the private feeds of team members.
 * Anyone with a private feed's address can read the feed, so the address is never logged (logs name the route) and
 * never sent to another site.
 */
export function addCalendars(app: FastifyInstance, { eventCalendars, teamCalendars }: CalendarParts): void {
  app.get(CALENDAR_FEED, async (request: FastifyRequest<Asked>, reply) => {
    const content = await eventCalendars.feed(new Date(), languageIn(request));
    return send(reply.header("cache-control", PUBLIC), { filename: "events.ics", content });
  });
  app.get(
    "/events/:slug/calendar.ics",
    async (request: FastifyRequest<Asked & { Params: { slug: string } }>, reply) => {
      const requestedSlug = request.params.slug;
      const { search } = new URL(request.url, "http://localhost");
      const { slug, file } = await eventCalendars.ofSlug(requestedSlug, languageIn(request));
      if (slug !== requestedSlug) return reply.redirect(eventCalendarPath(slug) + search, 301);
      return send(reply.header("cache-control", PUBLIC), file);
    },
  );
  app.get("/calendar/:file", async (request: FastifyRequest<Asked & { Params: { file: string } }>, reply) => {
    // Set before anything can fail, so that a refusal has these headers too.
    void reply.headers({
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const token = request.params.file.replace(/\.ics$/, "");
    return send(reply, await teamCalendars.feed(token, networkOf(request.ip), languageIn(request)));
  });
}

/** Sends a calendar file. With `inline`, phones open the file in their calendar app instead of downloading it. */
function send(
  reply: FastifyReply,
  file: { readonly filename: string; readonly content: string },
): FastifyReply {
  return reply
    .header("content-disposition", `inline; filename="${file.filename}"`)
    .type("text/calendar; charset=utf-8")
    .send(file.content);
}
