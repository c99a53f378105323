import type { ContactService } from "../../modules/contact/contact.service.js";
import { ContactMessageInput } from "../../modules/contact/contract/contact-message.input.js";
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
      input: ContactMessageInput,
      handle: async ({ input, context }) => statusReply((await contact.send(input, context)).message),
    }),
  ];
}
