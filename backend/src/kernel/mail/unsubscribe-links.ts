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
 * Makes and reads the links by which the readers of mails stop them (RFC 8058). A token has the kind and the address in it, sealed,
 * so that it works for addresses without account, and neither mail programs nor logs learn the address. It works for as long as the
 * server's secret does: a link in an old mail has to.
 */
export class UnsubscribeLinks {
  readonly #key: KeyObject;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.#key = deriveKeyObject(secret, "unsubscribe");
  }

  /** Returns the address that a mail names, whose page is in the mail's language. */
  url(subscription: Subscription, language: Language): string {
    return `${this.publicUrl}${unsubscribePath(this.token(subscription))}?language=${language}`;
  }

  token({ kind, email }: Subscription): string {
    return seal(this.#key, JSON.stringify([kind, email]));
  }

  /** Returns the subscription of a token, or null for every other text. */
  read(token: string): Subscription | null {
    const text = /^[\w-]{40,512}$/.test(token) ? unsealIfSame(this.#key, token) : null;
    const [kind, email] = text === null ? [] : (JSON.parse(text) as unknown[]);
    return isMailKind(kind) && typeof email === "string" ? { kind, email } : null;
  }
}
