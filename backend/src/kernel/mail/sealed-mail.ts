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

/** What a mail says, in its reader's language. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly calendar?: CalendarFile;
  /** What it is written in; English unless it says so. */
  readonly language?: Language;
  /** Whether an account has the address that it goes to. */
  readonly hasAccount?: boolean;
  /** The link by which its reader stops such mails, at its foot and in its head (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** What a mail says, before it is in a language. */
export interface WrittenMail {
  readonly subject: Text;
  readonly body: readonly WrittenPart[];
  /** The subject that is sent instead, where it holds a code: `subject` is stored in plain, and shown in lists. */
  readonly sealedSubject?: Text;
  /** A calendar file that goes with it. */
  readonly calendar?: CalendarFile;
  /**
   * The language for an address without account: that of the page that requested the mail. For a mail that a user
   * wrote, the language in which it is written. Else English.
   */
  readonly language?: Language;
}

/** An opened mail with its plain text. */
export interface OpenedMail extends MailContent {
  readonly text: string;
}

/** What is sealed: the mail in English, and, where it can be read in other languages too, what those are made from. */
interface Sealed extends Omit<MailContent, "subject" | "language"> {
  readonly subject?: string;
  readonly messages?: { readonly subject: Text; readonly body: readonly WrittenPart[] };
  readonly language?: Language;
}

/** How versions whose mails were plain text began what they sealed together with its subject; a line break ended the subject. */
const FORMER_MARK = "\0Subject: ";

/**
 * Encrypts the texts of mails, so that codes cannot be read in the database. The key differs from that of older
 * versions, whose rows were plain text: a server of such a version, which may still run next to this one, gives up
 * mails that it cannot read instead of sending them as stored. The admin area can send them again.
 */
export class MailSealer {
  readonly #key: KeyObject;
  readonly #formerKey: Buffer;

  /** @param titles of the events that mails name */
  constructor(
    secret: string,
    private readonly titles: EventTitles = ENGLISH_TITLES,
  ) {
    this.#key = deriveKeyObject(secret, "mail");
    this.#formerKey = deriveKey(secret, "outbox");
  }

  /** Seals a mail. The English in it is for lists, tests, and servers of earlier versions, which read nothing else. */
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
   * Also what an earlier version sealed.
   * @param reads what the owner of the address reads; null for an address without account
   * @throws Error for a body that was emptied, or sealed with another secret
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

/** A mail as it reads in a language, as it would be sent. */
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
