import { createTransport } from "nodemailer";

/** A mail ready to leave. `messageId` is the same at each try, so that a receiver can drop a repeated one. */
interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes; null for mail that nobody answers. */
  readonly replyTo: string | null;
}

/** How mails leave the outbox. */
export interface MailTransport {
  /** True when the outbox itself is where people read the mail (development without SMTP). */
  readonly keepsMail: boolean;
  /** @throws Error when the mail was not taken; `isPermanent` tells whether another try makes sense. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Milliseconds after which a mail server that does not answer is given up for now. */
const SMTP_TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends by SMTP over a few kept connections. @param url `smtp://user:pass@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const address = new URL(url);
  const transporter = createTransport({
    host: address.hostname,
    port: Number(address.port || (address.protocol === "smtps:" ? 465 : 587)),
    secure: address.protocol === "smtps:",
    ...(address.username
      ? { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }
      : {}),
    pool: true,
    maxConnections: 5,
    ...SMTP_TIMEOUTS,
  });
  return {
    keepsMail: false,
    async send({ replyTo, ...mail }) {
      await transporter.sendMail({
        from,
        ...mail,
        ...(replyTo === null ? {} : { replyTo }),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => {
      transporter.close();
    },
  };
}

/** Sends nothing: the mail stays readable in the outbox, shown at /dev/mailbox (development only). */
export function mailboxTransport(): MailTransport {
  return { keepsMail: true, send: () => Promise.resolve(), close: () => undefined };
}

/** True when the mail server refused for good (SMTP 5xx), so that trying again is of no use. */
export function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === "number" && code >= 500 && code < 600;
}
