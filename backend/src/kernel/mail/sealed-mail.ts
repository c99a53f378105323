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

/** The content of a mail, translated for its reader. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly calendar?: CalendarFile;
  /** The language of the mail; English by default. */
  readonly language?: Language;
  /** Whether the recipient's address belongs to an account. */
  readonly hasAccount?: boolean;
  /** The unsubscribe link, for the mail's footer and header (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The content of a mail before translation. */
export interface WrittenMail {
  readonly subject: Text;
  readonly body: readonly WrittenPart[];
  /** The subject to send, if it contains a code or a person's name. Lists show `subject`, which is not encrypted. */
  readonly sealedSubject?: Text;
  readonly calendar?: CalendarFile;
  /**
   * The mail's language for an address without an account. It is the language of the page that requested the mail, or
   * of the text if a user wrote the mail. English by default.
   */
  readonly language?: Language;
}

/** A decrypted mail with its plain text. */
export interface OpenedMail extends MailContent {
  readonly text: string;
}

/** The encrypted content: the mail in English and, for translation into other languages, its `messages`. */
interface Sealed extends Omit<MailContent, "subject" | "language"> {
  readonly subject?: string;
  readonly messages?: { readonly subject: Text; readonly body: readonly WrittenPart[] };
  readonly language?: Language;
}

/**
 * The beginning of a body in which an earlier version stored the subject too. The subject ends at the first line break.
 * The rest is the body as plain text, not as JSON.
 */
const FORMER_MARK = "\0Subject: ";

/**
 * Encrypts the texts of mails, so that codes cannot be read in the database. The first versions encrypted plain text
 * instead of JSON, and used another key. If a server of such a version still runs, it cannot decrypt new mails and
 * gives up on them. An admin can send these mails again. With the same key, that server would send the JSON to the
 * recipients.
 */
export class MailSealer {
  readonly #key: KeyObject;
  readonly #formerKey: Buffer;

  /** @param titles translates the event titles in mails */
  constructor(
    secret: string,
    private readonly titles: EventTitles = ENGLISH_TITLES,
  ) {
    this.#key = deriveKeyObject(secret, "mail");
    this.#formerKey = deriveKey(secret, "outbox");
  }

  /**
   * Encrypts a mail. Includes the English text for lists, for tests, and for servers of a version without translations.
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
   * Decrypts a mail, including mails from older versions.
   * @param reads the language of the recipient's account, or null for an address without an account
   * @throws Error if the body was emptied, or encrypted with another secret
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

/** Returns the content of a mail as it would be sent in the given language. */
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
