import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ContactService } from "./contact.service.js";
import { ContactMessageInput } from "./contract/contact-message.input.js";

/** The public GraphQL operation of the contact form. */
@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => MessagePayload, { description: "Sends a message to the club." })
  sendContactMessage(
    @Arg("input", () => ContactMessageInput, { description: "The message." }) input: ContactMessageInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.contact.send(input, context);
  }
}
