import type { JsonFields } from "../graphql/json.sql.js";
import type { Language } from "../languages/language.js";
import type { Caller } from "./caller.js";

/** Names of the cookies the server sets; all HttpOnly and SameSite=Strict. */
export type CookieName = "refresh" | "emailToken" | "resetToken" | "requester" | "device";

/** The cookies that a service may read and set; null clears one. Reading refuses requests from other sites. */
export interface CookieJar {
  /** @throws DomainError CROSS_SITE unless the request is JSON from this very site. */
  read(name: CookieName): string | null;
  write(name: CookieName, value: string | null, maxAgeSeconds?: number): void;
}

/** What every resolver and route knows about its request. */
export interface RequestContext {
  /** Who is signed in, or null. */
  readonly caller: Caller | null;
  /** The client's network, as limits count it (`networkOf`), by the socket or a trusted proxy. */
  readonly address: string;
  readonly userAgent: string;
  /** The language of the page that asks. */
  readonly language: Language;
  readonly cookies: CookieJar;
  /** True once the client has disconnected and no longer waits for the reply. */
  readonly isGone: () => boolean;
  /** Set where a list is wanted as JSON of these fields, a text an item; null answers that it has to be read as objects. */
  readonly jsonFields?: JsonFields;
}
