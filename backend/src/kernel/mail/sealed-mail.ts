import type { KeyObject } from "node:crypto";
import { deriveKey, deriveKeyObject, seal, unseal } from "../crypto/seal.js";
import { ENGLISH_TITLES, type EventTitles, type Language } from "../languages/language.js";
import { type Text, textIn } from "../languages/message.js";
import {
  type CalendarFile,
  type MailPart,
  mailText,
  partIn,
  plainBody,
  type WrittenPart,
} from "./mail-body.js";
import type { OutboxMail } from "./outbox-mail.entity.js";

/** The content of a mail, in its reader's language. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly calendar?: CalendarFile;
  /** The language of the mail; English by default. */
  readonly language?: Language;
  /** Whether the recipient's address belongs to an account. */
  readonly hasAccount?: boolean;
  /** The link by which the reader stops such mails, for the mail's foot and its header (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The content of a mail, before it is translated into a language. */
export interface WrittenMail {
  readonly subject: Text;
  readonly body: readonly WrittenPart[];
  /**
   * The subject to send instead of `subject`, if it contains a code. `subject` itself is not encrypted, and lists show
   * it.
   */
  readonly sealedSubject?: Text;
  readonly calendar?: CalendarFile;
  /**
   * The language for an address without an account: that of the page that requested the mail. A mail that a user wrote
   * has the language of its text. English by default.
   */
  readonly language?: Language;
}

/** A decrypted mail with its plain text. */
export interface OpenedMail extends MailContent {
  readonly text: string;
}

/** The encrypted content: the mail in English, and `messages` for other languages, if the mail can be translated. */
interface Sealed extends Omit<MailContent, "subject" | "language"> {
  readonly subject?: string;
  readonly messages?: { readonly subject: Text; readonly body: readonly WrittenPart[] };
  readonly language?: Language;
}

/**
 * The mark with which former versions, whose mails were plain text, began a body that contained its subject. A line
 * break ended the subject.
 */
const FORMER_MARK = "\0Subject: ";

/**
 * Encrypts the texts of mails, so that codes cannot be read in the database. The key differs from that of older
 * versions, whose rows were plain text. A server of such a version, which may still run, gives up mails that it cannot
 * read instead of sending them encrypted. An admin can send them again.
 */
export class MailSealer {
  readonly #key: KeyObject;
  readonly #formerKey: Buffer;

  /** @param titles the titles of the events that mails name */
  constructor(
    secret: string,
    private readonly titles: EventTitles = ENGLISH_TITLES,
  ) {
    this.#key = deriveKeyObject(secret, "mail");
    this.#formerKey = deriveKey(secret, "outbox");
  }

  /**
   * Encrypts a mail. The English text in it is for lists, tests, and servers of earlier versions, which cannot read
   * other languages.
   */
  seal({ subject, sealedSubject, body, calendar, language }: WrittenMail): string {
    const english = body.map((part) => partIn("en", part));
    const isSame = typeof subject === "string" && JSON.stringify(english) === JSON.stringify(body);
    const content: Sealed = {
      ...(sealedSubject === undefined ? {} : { subject: textIn("en", sealedSubject) }),
      body: english,
      ...(calendar ? { calendar } : {}),
      ...(isSame ? {} : { messages: { subject: sealedSubject ?? subject, body } }),
      ...(language === undefined ? {} : { language }),
    };
    return seal(this.#key, JSON.stringify(content));
  }

  /**
   * Decrypts a mail, also one that an earlier version encrypted.
   * @param reads the language of the recipient's account; null for an address without an account
   * @throws Error for a body that was emptied, or encrypted with another secret
   */
  open(
    { subject, sealedBody }: Pick<OutboxMail, "subject" | "sealedBody">,
    reads: Language | null = null,
  ): OpenedMail {
    const sealed = this.#current(sealedBody) ?? this.#former(sealedBody);
    const { messages, language: ofPage, ...english } = sealed;
    const language = messages === undefined ? "en" : (reads ?? ofPage ?? "en");
    const content =
      messages === undefined || language === "en"
        ? { subject, ...english, ...(messages === undefined && ofPage ? { language: ofPage } : {}) }
        : {
            ...english,
            subject: textIn(language, messages.subject, this.titles),
            body: messages.body.map((part) => partIn(language, part, this.titles)),
            language,
          };
    return { ...content, text: mailText(content.body) };
  }

  #current(sealedBody: string): Sealed | null {
    try {
      return JSON.parse(unseal(this.#key, sealedBody)) as Sealed;
    } catch {
      return null;
    }
  }

  #former(sealedBody: string): Sealed {
    const text = unseal(this.#formerKey, sealedBody);
    if (!text.startsWith(FORMER_MARK)) return { body: plainBody(text) };
    const end = text.indexOf("\n");
    return { subject: text.slice(FORMER_MARK.length, end), body: plainBody(text.slice(end + 1)) };
  }
}

/** Returns the content of a mail in a language, as it would be sent. */
export function mailIn(
  language: Language,
  { subject, sealedSubject, body, calendar }: WrittenMail,
): MailContent {
  return {
    subject: textIn(language, sealedSubject ?? subject),
    body: body.map((part) => partIn(language, part)),
    ...(calendar ? { calendar } : {}),
    language,
  };
}
