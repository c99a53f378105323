import type { ContactService } from "../../modules/contact/contact.service.js";
import { ContactMessageInput } from "../../modules/contact/contract/contact-message.input.js";
import { STATUS_REPLY } from "../openapi/reply.js";
import { statusReply } from "../presenters/status.presenter.js";
import { route, type Route } from "../route.js";

/** The service behind the contact form. */
export interface ContactServices {
  readonly contact: ContactService;
}

/** /api/contact: a message to the club, for everyone. */
export function contactRoutes({ contact }: ContactServices): Route[] {
  return [
    route({
      method: "POST",
      path: "/contact",
      access: "public",
      summary: "Write to the club",
      reply: STATUS_REPLY,
      input: ContactMessageInput,
      handle: async ({ input, context }) => statusReply((await contact.send(input, context)).message),
    }),
  ];
}
