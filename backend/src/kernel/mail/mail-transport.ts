import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { demandsTls } from "./smtp-address.js";

/** A mail ready to leave. `messageId` is the same at each try, so that a receiver can drop a repeated one. */
interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes; null for mail that nobody answers. */
  readonly replyTo: string | null;
}

/** What a try at sending asks of whoever holds the mail. */
export interface Sending {
  /** Asked once, just before the mail itself is handed over: after a no it is not, and the try fails with `NotBegun`. */
  mayBegin(): boolean;
  /** Breaks the try off. */
  readonly signal: AbortSignal;
}

/** How mails leave the outbox. */
export interface MailTransport {
  /** True when the outbox itself is where people read the mail (development without SMTP). */
  readonly keepsMail: boolean;
  /** @throws Error when the mail was not taken; `blame` (delivery-failure.ts) tells what that says of it. */
  send(mail: OutgoingMail, sending?: Sending): Promise<void>;
  /** Ends every connection, also those in use. */
  close(): void;
}

/** Nothing of the mail was handed over, because whoever sends it no longer held it. */
export class NotBegun extends Error {}

/**
 * Milliseconds. A mail server may take this long to greet, and to say what it took to the last line of a mail: RFC 5321,
 * 4.5.3.2.6 asks for ten minutes there, as whoever gives up earlier sends the mail twice.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 45_000, greetingTimeout: 45_000, socketTimeout: 600_000 };

/** What else is told of a mail server. */
interface SmtpOptions {
  /** As many mails as are sent at one time. */
  readonly maxConnections?: number;
  /** Neither password nor mail goes to a server that offers no TLS. */
  readonly requireTLS?: boolean;
}

/** How mail leaves by the environment: in production over TLS wherever others could read it on its way. */
export function configuredSmtp(
  {
    SMTP_URL,
    MAIL_FROM,
    NODE_ENV,
  }: { readonly SMTP_URL: string; readonly MAIL_FROM: string; readonly NODE_ENV: string },
  maxConnections = 1,
): MailTransport {
  const requireTLS = NODE_ENV === "production" && demandsTls(SMTP_URL);
  return smtpTransport(SMTP_URL, MAIL_FROM, { maxConnections, requireTLS });
}

/**
 * Sends by SMTP over kept connections.
 * @param url `smtp://user:pass@host:port` or `smtps://…`
 */
export function smtpTransport(
  url: string,
  from: string,
  { maxConnections = 1, requireTLS = false }: SmtpOptions = {},
): MailTransport {
  const address = new URL(url);
  const transporter = createTransport({
    host: address.hostname,
    port: Number(address.port || (address.protocol === "smtps:" ? 465 : 587)),
    secure: address.protocol === "smtps:",
    requireTLS,
    ...(address.username
      ? { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }
      : {}),
    pool: true,
    maxConnections,
    maxRequeues: 1, // the outbox tries again by its own rules
    ...SMTP_TIMEOUTS,
  });
  // The stream is read once the server has said 354, so this is the last moment at which the mail can still be kept.
  transporter.use("stream", (mail, done) => {
    const { sending } = mail.data as { sending?: Sending };
    if (sending) mail.message.processFunc((body) => Readable.from(unlessLost(body, sending)));
    done();
  });
  return {
    keepsMail: false,
    async send({ replyTo, ...mail }, sending) {
      const options = {
        from,
        ...mail,
        ...(replyTo === null ? {} : { replyTo }),
        headers: { "Auto-Submitted": "auto-generated" },
        ...(sending ? { sending, signal: sending.signal } : {}),
      };
      await transporter.sendMail(options);
    },
    close: () => {
      transporter.transporter.close?.({ force: true });
    },
  };
}

async function* unlessLost(body: AsyncIterable<Buffer>, sending: Sending): AsyncGenerator<Buffer> {
  if (!sending.mayBegin()) throw new NotBegun("the mail was given back before it was handed over");
  yield* body;
}

/** Sends nothing: the mail stays readable in the outbox, shown at /dev/mailbox (development only). */
export function mailboxTransport(): MailTransport {
  return { keepsMail: true, send: () => Promise.resolve(), close: () => undefined };
}
