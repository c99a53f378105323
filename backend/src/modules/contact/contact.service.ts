import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { ContactChannel } from "./contact-channel.js";
import type { ContactMessageInput } from "./contract/contact-message.input.js";

/**
 * Limits of messages. The limit by e-mail address is low. The limit by network address is high, because a whole campus
 * shares one address (docs/security.md, "Rate limits").
 */
export const CONTACT_LIMITS = {
  perEmail: { name: "contact-email", points: 5, duration: 3600 },
  perAddress: { name: "contact-address", points: 300, duration: 3600 },
} as const satisfies Record<string, LimitRule>;

export class ContactService {
  constructor(
    private readonly channel: ContactChannel,
    private readonly limiter: RateLimiter,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /**
   * Sends a message to the club. Only a program fills in the hidden field. It gets the same reply, but nothing is sent.
   * @throws DomainError RATE_LIMITED, or CONTACT_FAILED if the message could not be sent
   */
  async send(input: ContactMessageInput, context: RequestContext): Promise<MessagePayload> {
    if (input.website) return { message: SUCCESS.contactSent };
    const { email } = input;
    await this.limiter.consume(
      [CONTACT_LIMITS.perAddress, context.address],
      [CONTACT_LIMITS.perEmail, email],
    );
    try {
      await this.channel({
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        email,
        phone: input.phone.trim(),
        message: input.message.trim(),
      });
    } catch (error) {
      this.onFailure(error);
      throw new DomainError("CONTACT_FAILED", { cause: error });
    }
    return { message: SUCCESS.contactSent };
  }
}
