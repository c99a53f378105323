import { isIP } from "node:net";
import { Readable } from "node:stream";
import { type MailClub, NO_CLUB } from "./mail-colours.js";
import { renderMail } from "./rendered-mail.js";
import type { MailContent } from "./sealed-mail.js";
import type { Sender } from "./sender.js";
import { demandsTls, type SmtpServer } from "./smtp-address.js";

/** A mail ready to send. `messageId` is the same at each try, so that a receiver can drop a repeated one. */
interface OutgoingMail extends MailContent {
  readonly messageId: string;
  readonly to: string;
  /** The address for replies; null for none. */
  readonly replyTo: string | null;
}

/** What a try at sending needs from the holder of the mail's lease. */
export interface Sending {
  /** Called once, just before the mail itself is handed over: if false, it is not, and the try fails with `NotBegun`. */
  mayBegin(): boolean;
  /** Aborts the try. */
  readonly signal: AbortSignal;
}

/** How mails are sent. */
export interface MailTransport {
  /** True when the outbox itself is where people read the mail (development without SMTP). */
  readonly keepsMail: boolean;
  /** @throws Error when the mail was not accepted; `blame` (delivery-failure.ts) says why. */
  send(mail: OutgoingMail, sending?: Sending): Promise<void>;
  /** Ends every connection, also those in use. */
  close(): void;
}

/** The mail was not handed over, because its sender no longer had the lease. */
export class NotBegun extends Error {}

/**
 * Milliseconds. How long a mail server may take to greet, and to reply to the last line of a mail: RFC 5321,
 * 4.5.3.2.6 asks for ten minutes there, as giving up earlier sends the mail twice.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 45_000, greetingTimeout: 45_000, socketTimeout: 600_000 };

/** Options for a mail server. */
interface SmtpOptions {
  /** The number of mails that are sent at once. */
  readonly maxConnections?: number;
  /** True: neither password nor mail is sent to a server that offers no TLS. */
  readonly requireTLS?: boolean;
  /** Returns the club whose design the mails have; none by default. */
  readonly club?: () => MailClub;
}

/** RFC 8058: mail programs stop such mails by a POST to the address in List-Unsubscribe. */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } as const;

/** Whom mails are from while nothing is set. */
export const NO_SENDER: Sender = { name: "Coding Club", address: "no-reply@localhost" };

/** A mail server, and whom mails are from; null while no sender is set. */
export interface MailSender {
  readonly server: SmtpServer;
  readonly from: Sender | null;
  readonly isProduction: boolean;
}

/** The transport to a mail server: in production over TLS wherever others could read the mail in transit. */
export function configuredSmtp(
  { server, from, isProduction }: MailSender,
  club: () => MailClub,
  maxConnections = 1,
): MailTransport {
  const requireTLS = isProduction && demandsTls(server);
  return smtpTransport(server, from ?? NO_SENDER, { maxConnections, requireTLS, club });
}

/** Sends by SMTP over pooled connections. */
export function smtpTransport(
  smtp: SmtpServer,
  from: Sender,
  { maxConnections = 1, requireTLS = false, club = () => NO_CLUB }: SmtpOptions = {},
): MailTransport {
  const server = serverOptions(smtp, maxConnections, requireTLS);
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    keepsMail: false,
    async send({ messageId, to, replyTo, ...content }, sending) {
      const transporter = await (opening ??= openPool(server));
      const { attachments, ...mail } = await renderMail({ ...content, to }, club());
      const { unsubscribe } = content;
      const options = {
        from,
        messageId,
        to,
        ...mail,
        attachments: [...attachments],
        ...(replyTo === null ? {} : { replyTo }),
        ...(unsubscribe ? { list: { unsubscribe: unsubscribe.url } } : {}),
        headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe ? ONE_CLICK : {}) },
        ...(sending ? { sending, signal: sending.signal } : {}),
      };
      await transporter.sendMail(options);
    },
    close: () => {
      void opening?.then(({ transporter }) => {
        transporter.close?.({ force: true });
      });
    },
  };
}

function serverOptions(
  { host, address, port, beginsWithTls, user, password }: SmtpServer,
  maxConnections: number,
  requireTLS: boolean,
) {
  return {
    host: address ?? host,
    ...(address === undefined || isIP(host) > 0 ? {} : { tls: { servername: host } }),
    port,
    secure: beginsWithTls,
    requireTLS,
    ...(user === "" ? {} : { auth: { user, pass: password } }),
    pool: true,
    maxConnections,
    maxRequeues: 1, // the outbox retries by its own rules
    ...SMTP_TIMEOUTS,
  } as const;
}

/** The library is loaded by the first mail: a server has little to read at its start. */
async function openPool(server: ReturnType<typeof serverOptions>) {
  const { createTransport } = await import("nodemailer");
  const transporter = createTransport(server);
  // The stream is read once the server has replied 354, so this is the last moment at which the mail can be held back.
  transporter.use("stream", (mail, done) => {
    const { sending } = mail.data as { sending?: Sending };
    if (sending) mail.message.processFunc((body) => Readable.from(unlessLost(body, sending)));
    done();
  });
  return transporter;
}

async function* unlessLost(body: AsyncIterable<Buffer>, sending: Sending): AsyncGenerator<Buffer> {
  if (!sending.mayBegin()) throw new NotBegun("the mail was given back before it was handed over");
  yield* body;
}

/** Sends nothing: the mails stay readable in the outbox and are shown at /dev/mailbox (development only). */
export function mailboxTransport(): MailTransport {
  return { keepsMail: true, send: () => Promise.resolve(), close: () => undefined };
}
