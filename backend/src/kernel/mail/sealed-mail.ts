import { createSecretKey, type KeyObject } from "node:crypto";
import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { type CalendarFile, type MailPart, mailText, plainBody } from "./mail-body.js";
import type { OutboxMail } from "./outbox-mail.entity.js";

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly calendar?: CalendarFile;
}

/** A mail as it is read again, with its plain text. */
export interface OpenedMail extends MailContent {
  readonly text: string;
}

/** How versions before ADR 48 began what they sealed together with its subject; a line break ended the subject. */
const FORMER_MARK = "\0Subject: ";

/**
 * Encrypts what mails say, so that nobody reads a code in the database. The key differs from the one of the versions before
 * ADR 48, whose rows were plain text: a server of that version, which may still run beside this one, gives up what it cannot
 * read, for the admin area to send again, instead of sending it as it is stored.
 */
export class MailSealer {
  readonly #key: KeyObject;
  readonly #formerKey: Buffer;

  constructor(secret: string) {
    this.#key = createSecretKey(deriveKey(secret, "mail"));
    this.#formerKey = deriveKey(secret, "outbox");
  }

  /** @param sealedSubject the subject that is sent instead of the one that is stored in plain */
  seal({ body, calendar }: Omit<MailContent, "subject">, sealedSubject?: string): string {
    return seal(this.#key, JSON.stringify({ subject: sealedSubject, body, calendar }));
  }

  /** Also what an earlier version sealed. @throws Error for a body that was emptied, or sealed with another secret */
  open({ subject, sealedBody }: Pick<OutboxMail, "subject" | "sealedBody">): OpenedMail {
    const content = { subject, ...(this.#current(sealedBody) ?? this.#former(sealedBody)) };
    return { ...content, text: mailText(content.body) };
  }

  #current(sealedBody: string): Omit<MailContent, "subject"> | null {
    try {
      return JSON.parse(unseal(this.#key, sealedBody)) as MailContent;
    } catch {
      return null;
    }
  }

  #former(sealedBody: string): Partial<MailContent> & Pick<MailContent, "body"> {
    const text = unseal(this.#formerKey, sealedBody);
    if (!text.startsWith(FORMER_MARK)) return { body: plainBody(text) };
    const end = text.indexOf("\n");
    return { subject: text.slice(FORMER_MARK.length, end), body: plainBody(text.slice(end + 1)) };
  }
}
