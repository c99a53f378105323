import { maskEmail } from "../../../kernel/contract/personal-data.js";
import { sha256 } from "../../../kernel/crypto/seal.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { MailKind, Subscription, UnsubscribeLinks } from "../../../kernel/mail/unsubscribe-links.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { AccountService } from "../account.service.js";

/** Limits on changes of one address's choice, and on one network's requests with invalid tokens. */
const UNSUBSCRIBE_LIMITS = {
  changes: { name: "unsubscribe-changes", points: 30, duration: 3600 },
  misses: { name: "unsubscribe-misses", points: 100, duration: 3600 },
} as const satisfies Record<string, LimitRule>;

/** Whether an address gets mails of a kind. The address is masked. */
export interface MailChoice {
  readonly kind: MailKind;
  readonly email: string;
  readonly isOn: boolean;
}

interface UnsubscribeParts {
  readonly accounts: Pick<AccountService, "findByEmail">;
  readonly notifications: NotificationService;
  readonly links: UnsubscribeLinks;
  readonly limiter: RateLimiter;
}

/**
 * Stops or resumes mails of one kind to one mail address, for anyone with the link from one of these mails. Requests
 * with invalid links never block valid ones from the same network, because a mail provider may request the links of
 * many people.
 */
export class UnsubscribeService {
  constructor(private readonly parts: UnsubscribeParts) {}

  /**
   * Returns the current choice.
   * @param network the client's network, for the rate limits
   * @throws DomainError NOT_FOUND, RATE_LIMITED
   */
  async read(token: string, network: string): Promise<MailChoice> {
    const { kind, email } = await this.#subscription(token, network);
    const { notifications } = this.parts;
    const isOn =
      kind === "mailings"
        ? await notifications.wantsMailings({ email })
        : await notifications.reminders({ userId: await this.#userId(email) });
    return { kind, email: maskEmail(email), isOn };
  }

  /**
   * Switches the mails on or off. Switching them off also withdraws mails that have not been sent yet.
   * @throws DomainError NOT_FOUND, RATE_LIMITED
   */
  async choose(token: string, network: string, isOn: boolean): Promise<MailChoice> {
    const { kind, email } = await this.#subscription(token, network);
    const { limiter, notifications } = this.parts;
    await limiter.consume([UNSUBSCRIBE_LIMITS.changes, sha256(`${kind} ${email}`)]);
    if (kind === "mailings") await notifications.setMailings({ email }, isOn);
    else await notifications.setReminders({ userId: await this.#userId(email), email }, isOn);
    return { kind, email: maskEmail(email), isOn };
  }

  async #subscription(token: string, network: string): Promise<Subscription> {
    const subscription = this.parts.links.read(token);
    if (subscription) return subscription;
    await this.parts.limiter.consume([UNSUBSCRIBE_LIMITS.misses, network]);
    throw new DomainError("NOT_FOUND");
  }

  /**
   * Returns the id of the account with this address, because the choice about reminders belongs to the account.
   * @throws DomainError NOT_FOUND, for example if the account's address has changed since the mail
   */
  async #userId(email: string): Promise<string> {
    const account = await this.parts.accounts.findByEmail(email);
    if (!account) throw new DomainError("NOT_FOUND");
    return account.id;
  }
}
