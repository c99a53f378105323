import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { readSmtpUrl, type SmtpServer } from "../mail/smtp-address.js";

/** A mail as it arrived over SMTP, decoded. `to` and `from` are the envelope's addresses, in lower case. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  /** The sender's name in the header, or "" if there is none. */
  readonly fromName: string;
  /** The Reply-To address, or "" if there is none. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** The headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly type: string;
    readonly text: string;
  }[];
  /** The size of the mail as sent, in bytes. */
  readonly bytes: number;
}

/** The mail to wait for, and the maximum wait in milliseconds (60,000 by default, because the machine may be busy). */
export interface MailQuery {
  readonly subject?: RegExp;
  readonly timeoutMs?: number;
}

/** The phases that a mail server replies to: connection, login, MAIL FROM, RCPT TO, the mail itself. */
export type SmtpPhase = "connection" | "login" | "sender" | "recipient" | "message";

type Answer = (error?: Error | null) => void;

/** A real SMTP server that stores the mails it receives. */
export class SmtpSink {
  /** Every mail received, oldest first. */
  readonly mails: ReceivedMail[] = [];
  /** Addresses, in lower case, that are refused permanently, like addresses that do not exist. */
  readonly refused = new Set<string>();
  /** Refusals by phase, such as "535 5.7.8 Wrong password". */
  readonly refusals = new Map<SmtpPhase, string>();
  /**
   * Milliseconds before the reply to a phase. For the message phase, a function can return a different delay for each
   * recipient.
   */
  readonly delays = new Map<SmtpPhase, number | ((to: string) => number)>();
  /** Number of times that each phase was reached. */
  readonly asked = new Map<SmtpPhase, number>();
  /**
   * Whether to discard a mail whose sender disconnected before the reply, so that every stored mail was also
   * acknowledged.
   */
  dropsUnanswered = false;
  readonly #gone = new Set<string>();
  #held: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  readonly #unread = new Set<ReceivedMail>();
  readonly #waiting = new Set<() => void>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onClose: ({ id }) => void this.#gone.add(id),
    onConnect: (_session, done) => this.#answer("connection", done),
    onAuth: (_auth, _session, done) =>
      this.#answer("login", (error) => (error ? done(error) : done(null, { user: "anyone" }))),
    onMailFrom: (_address, _session, done) => this.#answer("sender", done),
    onRcptTo: ({ address }, _session, done) =>
      this.refused.has(address.toLowerCase())
        ? done(refusal("550 No such user here"))
        : this.#answer("recipient", done),
    onData: (stream, session, done) => {
      const envelope = {
        to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
        from: session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address.toLowerCase(),
      };
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // The parsing starts before the reply is due. `receive` waits for the parsed mail, and then stores it and
        // replies in one step. So no sender can disconnect after the mail is stored and before the reply.
        const reading = read(envelope, Buffer.concat(chunks));
        const receive = async (): Promise<void> => {
          const mail = await reading;
          if (!this.dropsUnanswered || !this.#gone.has(session.id)) this.#store(mail);
        };
        this.#answer("message", (error) => (error ? done(error) : void receive().then(() => done(), done)), {
          to: envelope.to[0] ?? "",
        });
      });
    },
  });

  /** Starts the server on `port` of 127.0.0.1; 0 means any free port. */
  static async start(port = 0): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve, reject) => {
      sink.#server.on("error", reject);
      sink.#server.listen(port, "127.0.0.1", () => resolve());
    });
    return sink;
  }

  /** The address, for SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The address as the product parses it. */
  get server(): SmtpServer {
    return readSmtpUrl(this.url);
  }

  /**
   * Returns the oldest matching mail to `to` that has not been returned before. Waits until such a mail arrives.
   * @throws Error after `timeoutMs`, with the subjects that did arrive
   */
  async waitForMail(
    to: string,
    { subject = /^/, timeoutMs = 60_000 }: MailQuery = {},
  ): Promise<ReceivedMail> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      for (const mail of this.#unread) {
        if (!mail.to.includes(to.toLowerCase()) || !subject.test(mail.subject)) continue;
        this.#unread.delete(mail);
        return mail;
      }
      if (!(await this.#nextMail(deadline - Date.now()))) throw new Error(this.#missing(to));
    }
  }

  /**
   * Returns the code in the oldest mail to `to` that has not been returned before. The database does not have the code,
   * because the outbox deletes the text of a sent mail.
   */
  async codeTo(to: string): Promise<string> {
    const { text } = await this.waitForMail(to);
    return /\b[0-9]{6}\b/.exec(text)?.[0] ?? "";
  }

  /** Stops replying on all connections until `speak` is called. */
  silence(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Continues with the replies that `silence` held back. */
  speak(): void {
    this.#release();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  #answer(phase: SmtpPhase, done: Answer, { to = "" } = {}): void {
    this.asked.set(phase, (this.asked.get(phase) ?? 0) + 1);
    const delay = this.delays.get(phase) ?? 0;
    const ms = typeof delay === "function" ? delay(to) : delay;
    const waited = ms === 0 ? this.#held : new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
    void waited
      .then(() => this.#held)
      .then(() => {
        const refused = this.refusals.get(phase);
        done(refused === undefined ? null : refusal(refused));
      });
  }

  #store(mail: ReceivedMail): void {
    this.mails.push(mail);
    this.#unread.add(mail);
    for (const wake of this.#waiting) wake();
  }

  /** Resolves with true when a new mail arrives, or with false after `ms` milliseconds without one. */
  #nextMail(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (arrived: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve(arrived);
      };
      const wake = (): void => finish(true);
      const timer = setTimeout(() => finish(false), Math.max(ms, 0));
      this.#waiting.add(wake);
    });
  }

  #missing(to: string): string {
    const arrived = this.mails.map((mail) => `${mail.to.join()}: ${mail.subject}`);
    return `no such mail to ${to}; arrived so far: ${arrived.join(" | ") || "none"}`;
  }
}

/** @param reply code and text of the SMTP reply, such as "550 No such user here" */
function refusal(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

async function read(envelope: Pick<ReceivedMail, "to" | "from">, raw: Buffer): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  const { subject = "", replyTo = [], text = "", html = "", messageId = "" } = parsed;
  const attachments = parsed.attachments.map(({ filename, mimeType, content }) => ({
    filename: filename ?? "",
    type: mimeType,
    text: typeof content === "string" ? content : "",
  }));
  const people = { ...envelope, fromName: parsed.from?.name ?? "", replyTo: replyTo[0]?.address ?? "" };
  const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
  return { ...people, headers, subject, text, html, messageId, attachments, bytes: raw.length };
}
