import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

const CODE = /\b[0-9]{6}\b/;
/** The part of a code mail's subject that follows the code. */
export const CODE_SUBJECT = "is your CDC code";

/** The mailbox in which the students read their codes. */
export interface Post {
  /** The value of SMTP_URL; empty for the development mailbox. */
  readonly smtpUrl: string;
  /** Arrival times of mails in milliseconds (performance.now), by recipient and subject. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
  /** Starts reading mails, once the site runs at this address. */
  open(siteUrl: string): void;
  /** Waits for the code mailed to an address and returns it. */
  codeFor(address: string): Promise<string>;
  close(): Promise<void>;
}

const subjectOf = (subject: string): string => subject.replace(CODE, "").trim();

/** Collects the mails and gives each code to the student who waits for it. */
class Letters {
  readonly arrivals = new Map<string, number[]>();
  readonly #codes = new Map<string, string>();
  readonly #readers = new Map<string, (code: string) => void>();

  take(to: string, subject: string, text: string): void {
    const key = `${to} ${subjectOf(subject)}`;
    this.arrivals.set(key, [...(this.arrivals.get(key) ?? []), performance.now()]);
    const code = subjectOf(subject) === CODE_SUBJECT ? CODE.exec(text)?.[0] : undefined;
    if (code === undefined) return;
    this.#codes.set(to, code);
    this.#readers.get(to)?.(code);
  }

  codeFor(address: string): Promise<string> {
    const code = this.#codes.get(address);
    return code === undefined
      ? new Promise((resolve) => this.#readers.set(address, resolve))
      : Promise.resolve(code);
  }
}

/** Starts a mail server that, like a real one, takes some time (`milliseconds`) to accept each mail. */
export async function slowMailServer(milliseconds: number): Promise<Post> {
  const letters = new Letters();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    maxClients: 200,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "";
        const body = raw.slice(raw.indexOf("\r\n\r\n"));
        setTimeout(() => {
          for (const { address } of session.envelope.rcptTo) letters.take(address, subject, body);
          done();
        }, milliseconds);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.on("error", () => undefined); // A client that hangs up does not matter here.
  return {
    smtpUrl: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    arrivals: letters.arrivals,
    open: () => undefined,
    codeFor: (address) => letters.codeFor(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the development mailbox. One loop fetches the mails twice a second for all students. */
export function developmentMailbox(): Post {
  const letters = new Letters();
  let isOpen = true;
  const seen = new Set<string>();
  const look = async (siteUrl: string): Promise<void> => {
    while (isOpen) {
      const reply = await fetch(`${siteUrl}/dev/mailbox.json`).catch(() => null);
      const { mails = [] } = reply?.ok ? ((await reply.json()) as { mails?: Mail[] }) : {};
      for (const { to, subject, text, at } of mails) {
        const key = `${to} ${subject} ${at}`;
        if (seen.has(key)) continue;
        seen.add(key);
        letters.take(to, subject, text);
      }
      await sleep(500);
    }
  };
  return {
    smtpUrl: "",
    arrivals: letters.arrivals,
    open: (siteUrl) => void look(siteUrl),
    codeFor: (address) => letters.codeFor(address),
    close: () => {
      isOpen = false;
      return Promise.resolve();
    },
  };
}

type Mail = Readonly<Record<"to" | "subject" | "text" | "at", string>>;
