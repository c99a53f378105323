import { type Caller, requireSuperadmin } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { MailClub } from "../../kernel/mail/mail-colours.js";
import { configuredSmtp } from "../../kernel/mail/mail-transport.js";
import { msg, textIn } from "../../kernel/languages/message.js";
import { mailIn, type WrittenMail } from "../../kernel/mail/sealed-mail.js";
import type { SmtpServer } from "../../kernel/mail/smtp-address.js";
import { FIRST_FREE_PORT } from "../../kernel/net/outgoing-post.js";
import { lookUpPublic, NameInside } from "../../kernel/net/public-name.js";
import type { AccountService } from "../accounts/account.service.js";
import { senderOf, smtpServerOf } from "./club-settings.js";
import type { MailSettingsInput } from "./contract/mail-settings.input.js";
import type { LiveSettings } from "./live-settings.js";
import type { SettingsService } from "./settings.service.js";

/** Limits each person's attempts, but allows for a few mistyped passwords. */
const TRIES = { name: "mail-test", points: 20, duration: 3600 } as const;
/** Timeout for a mail server, in milliseconds. Short, because an admin waits for the reply. */
const TIMEOUT_MS = 15_000;
const MAIL_PORTS: readonly number[] = [25, 465, 587];

interface MailTestParts {
  readonly settings: SettingsService;
  readonly live: LiveSettings;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly limiter: RateLimiter;
  readonly mailClub: () => MailClub;
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

/** Tests mail settings before they are saved. */
export class MailTestService {
  constructor(private readonly parts: MailTestParts) {}

  /**
   * Sends the caller a mail with these settings, immediately and without the outbox. In production, only hosts on the
   * internet are allowed, because the reply would otherwise reveal which services listen in the server's own network.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, RATE_LIMITED, BAD_INPUT; MAIL_NOT_TAKEN with the mail server's
   * reply.
   */
  async send(caller: Caller | null, input: MailSettingsInput): Promise<MessagePayload> {
    const { settings, live, accounts, confirmations, limiter, mailClub, publicUrl } = this.parts;
    const actor = requireSuperadmin(caller);
    await confirmations.require(actor, "changeMail");
    await limiter.consume([TRIES, actor.userId]);
    const mail = await settings.mailOf(input);
    const { email } = await accounts.viewer(actor.userId);
    const { isProduction } = this.parts;
    const known = smtpServerOf(mail, live.passwordOf(mail));
    if (known === null) throw new DomainError("BAD_INPUT");
    const server = isProduction ? await outside(known) : known;
    const transport = configuredSmtp({ server, from: senderOf(mail), isProduction }, mailClub);
    const host = new URL(publicUrl).hostname;
    try {
      const sent = transport.send({
        messageId: `<${newId()}@${host}>`,
        to: email,
        ...mailIn(actor.pageLanguage ?? "en", testMail(host)),
        replyTo: null,
      });
      await inTime(sent);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DomainError("MAIL_NOT_TAKEN", {
        message: msg("{host} did not accept the mail: {reason}", {
          host: input.host,
          reason: reason.slice(0, 300),
        }),
        cause: error,
      });
    } finally {
      transport.close();
    }
    const message = msg("The mail server accepted a test mail to {email}. Check that the mail arrives.", {
      email,
    });
    return { message: textIn(actor.pageLanguage ?? "en", message) };
  }
}

/**
 * Returns the server with its host name resolved to an address.
 * @throws DomainError BAD_INPUT if the server is not a mail server on the internet.
 */
function outside(server: SmtpServer): Promise<SmtpServer> {
  const { host, port } = server;
  return new Promise((done, fail) => {
    const refuse = (message: string): void => {
      fail(new DomainError("BAD_INPUT", { message, fields: { host: message } }));
    };
    if (port < FIRST_FREE_PORT && !MAIL_PORTS.includes(port)) {
      refuse(ADMIN_RULES.mailHostInside);
      return;
    }
    lookUpPublic(host, { isProduction: true }, (error, addresses) => {
      if (addresses) done({ ...server, address: addresses[0].address });
      else refuse(error instanceof NameInside ? ADMIN_RULES.mailHostInside : ADMIN_RULES.mailHostUnknown);
    });
  });
}

function testMail(host: string): WrittenMail {
  return {
    subject: msg("Test mail"),
    body: [msg("This is a test mail from {host}. The mail arrived, so the settings are right.", { host })],
  };
}

/**
 * Waits until the mail is sent, for at most `TIMEOUT_MS`.
 * @throws Error when the mail server takes too long.
 */
async function inTime(sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error("it did not answer within 15 seconds. Look whether name and port are right."));
    }, TIMEOUT_MS);
  });
  try {
    await Promise.race([sent, late]);
  } finally {
    clearTimeout(timer);
    sent.catch(() => undefined);
  }
}
