import { ContactMessageInput } from "../../modules/contact/contract/contact-message.input.js";
import { STATUS_REPLY } from "../openapi/reply.js";
import { statusReply } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";

/** Returns the route of /api/contact: a message to the club, from anyone. */
export function contactRoutes({ contact }: RestServices): Route[] {
  return [
    route.post("/contact", "public", {
      name: "sendContactMessage",
      summary: "Write to the club",
      refusals: ["RATE_LIMITED", "CONTACT_FAILED"],
      reply: STATUS_REPLY,
      input: ContactMessageInput,
      handle: async ({ input, context }) => statusReply(await contact.send(input, context)),
    }),
  ];
}
