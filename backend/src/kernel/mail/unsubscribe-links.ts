import type { KeyObject } from "node:crypto";
import { unsubscribePath } from "../contract/page-paths.js";
import { deriveKeyObject, seal, unsealIfSame } from "../crypto/seal.js";
import type { Language } from "../languages/language.js";

/**
 * The kinds of mails that readers can unsubscribe from: the club's mailings and reminders. Codes, decisions and other
 * notices have no kind, so readers cannot unsubscribe from them.
 */
export const MailKind = { mailings: "mailings", reminders: "reminders" } as const;
export type MailKind = keyof typeof MailKind;

function isMailKind(value: unknown): value is MailKind {
  return typeof value === "string" && Object.hasOwn(MailKind, value);
}

/** Mails of one kind to one address. */
export interface Subscription {
  readonly kind: MailKind;
  readonly email: string;
}

/**
 * Creates and reads unsubscribe links (RFC 8058). A token contains the kind and the address, so that a link works for
 * addresses without an account. The token is encrypted, so that no person who sees a link, for example in a log, learns
 * the address. A link has no expiry, because links in old mails must work. It works as long as the secret that
 * encrypted it is the server's current or previous one.
 */
export class UnsubscribeLinks {
  readonly #key: KeyObject;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.#key = deriveKeyObject(secret, "unsubscribe");
  }

  /** Returns the link for a mail. The link leads to a page in the mail's language. */
  url(subscription: Subscription, language: Language): string {
    return `${this.publicUrl}${unsubscribePath(this.token(subscription))}?language=${language}`;
  }

  token({ kind, email }: Subscription): string {
    return seal(this.#key, JSON.stringify([kind, email]));
  }

  /** Decrypts a token. Returns null for any other text. */
  read(token: string): Subscription | null {
    const text = /^[\w-]{40,512}$/.test(token) ? unsealIfSame(this.#key, token) : null;
    const [kind, email] = text === null ? [] : (JSON.parse(text) as unknown[]);
    return isMailKind(kind) && typeof email === "string" ? { kind, email } : null;
  }
}
