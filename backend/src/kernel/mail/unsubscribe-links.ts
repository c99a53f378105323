import type { KeyObject } from "node:crypto";
import { unsubscribePath } from "../contract/page-paths.js";
import { deriveKeyObject, seal, unsealIfSame } from "../crypto/seal.js";
import type { Language } from "../languages/language.js";
import { isMailKind, type MailKind } from "./mail-kind.js";

/** Mails of one kind to one address. */
export interface Subscription {
  readonly kind: MailKind;
  readonly email: string;
}

/**
 * Makes and reads the links by which readers stop mails (RFC 8058). A token contains the kind and the address,
 * encrypted. So the link works for addresses without an account, and neither mail programs nor logs learn the address.
 * The link works for as long as the server's secret does, because links in old mails must work.
 */
export class UnsubscribeLinks {
  readonly #key: KeyObject;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.#key = deriveKeyObject(secret, "unsubscribe");
  }

  /** Returns the link for a mail; its page is in the mail's language. */
  url(subscription: Subscription, language: Language): string {
    return `${this.publicUrl}${unsubscribePath(this.token(subscription))}?language=${language}`;
  }

  token({ kind, email }: Subscription): string {
    return seal(this.#key, JSON.stringify([kind, email]));
  }

  /** Returns the subscription of a token, or null for any other text. */
  read(token: string): Subscription | null {
    const text = /^[\w-]{40,512}$/.test(token) ? unsealIfSame(this.#key, token) : null;
    const [kind, email] = text === null ? [] : (JSON.parse(text) as unknown[]);
    return isMailKind(kind) && typeof email === "string" ? { kind, email } : null;
  }
}
