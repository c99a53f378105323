import { isIP } from "node:net";
import { Readable } from "node:stream";
import { type MailClub, NO_CLUB } from "./mail-colours.js";
import { renderMail } from "./rendered-mail.js";
import type { MailContent } from "./sealed-mail.js";
import type { Sender } from "./sender.js";
import { demandsTls, type SmtpServer } from "./smtp-address.js";

/** A mail ready to send. `messageId` is the same in every attempt, so that a receiver can drop a duplicate. */
interface OutgoingMail extends MailContent {
  readonly messageId: string;
  readonly to: string;
  /** The address for replies, or null for none. */
  readonly replyTo: string | null;
}

/** The lease on a mail, as the transport sees it while it sends the mail. */
export interface Sending {
  /**
   * Called once, just before the mail itself is handed over. If it returns false, the mail is not handed over and the
   * attempt fails with `NotBegun`.
   */
  mayBegin(): boolean;
  /** Tells the transport to abort the attempt. */
  readonly signal: AbortSignal;
}

export interface MailTransport {
  /** Whether mails stay in the outbox, where the developer reads them (development without SMTP). */
  readonly keepsMail: boolean;
  /**
   * Sends a mail.
   * @throws Error when the mail was not accepted; `blame` (delivery-failure.ts) returns the cause
   */
  send(mail: OutgoingMail, sending?: Sending): Promise<void>;
  /** Ends all connections, including those in use. */
  close(): void;
}

/** Thrown when the mail was not handed over because `Sending.mayBegin` returned false. */
export class NotBegun extends Error {}

/**
 * Milliseconds that a mail server may take to connect, to greet, and to reply to the end of a mail. RFC 5321, 4.5.3.2.6
 * asks for ten minutes for that reply, because giving up earlier could send the mail twice.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 45_000, greetingTimeout: 45_000, socketTimeout: 600_000 };

interface SmtpOptions {
  /** Maximum number of mails that are sent at the same time. */
  readonly maxConnections?: number;
  /** Whether TLS is required. If the server offers no TLS, neither the password nor a mail is sent. */
  readonly requireTLS?: boolean;
  /** Returns the club whose design the mails use. By default, mails have no club's design. */
  readonly club?: () => MailClub;
}

/** The header for one-click unsubscribing: mail programs POST to the address in List-Unsubscribe (RFC 8058). */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } as const;

/** The default sender, used until the club sets one. */
export const NO_SENDER: Sender = { name: "Coding Club", address: "no-reply@localhost" };

/** A mail server and the sender of its mails. The sender is null until the club sets one. */
export interface MailSender {
  readonly server: SmtpServer;
  readonly from: Sender | null;
  readonly isProduction: boolean;
}

/** Returns the transport to a mail server. In production, requires TLS if others could read the mail in transit. */
export function configuredSmtp(
  { server, from, isProduction }: MailSender,
  club: () => MailClub,
  maxConnections = 1,
): MailTransport {
  const requireTLS = isProduction && demandsTls(server);
  return smtpTransport(server, from ?? NO_SENDER, { maxConnections, requireTLS, club });
}

/** Returns a transport that sends mails by SMTP over pooled connections. */
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
    maxRequeues: 1, // the outbox has its own rules for retries
    ...SMTP_TIMEOUTS,
  } as const;
}

/** Opens the connection pool. Loads the library only with the first mail, so that the server starts quickly. */
async function openPool(server: ReturnType<typeof serverOptions>) {
  const { createTransport } = await import("nodemailer");
  const transporter = createTransport(server);
  // The stream is read after the server has replied 354, the last moment when the mail can be held back.
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

/**
 * Returns a transport that sends nothing. The mails stay in the outbox and are shown at /dev/mailbox (development
 * only).
 */
export function mailboxTransport(): MailTransport {
  return { keepsMail: true, send: () => Promise.resolve(), close: () => undefined };
}
