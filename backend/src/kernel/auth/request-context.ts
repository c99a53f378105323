import type { JsonFields } from "../graphql/json.sql.js";
import type { Language } from "../languages/language.js";
import type { Caller } from "./caller.js";

/** Names of the cookies that the server sets. All are HttpOnly and SameSite=Strict. */
export type CookieName = "refresh" | "emailToken" | "resetToken" | "requester" | "device";

/**
 * The cookies that a service may read and set. Reading is refused for requests from other sites. Writing null clears a
 * cookie.
 */
export interface CookieJar {
  /**
   * Returns null if the cookie is missing.
   * @throws DomainError CROSS_SITE if there is a cookie, but the request is not JSON from this site
   */
  read(name: CookieName): string | null;
  write(name: CookieName, value: string | null, maxAgeSeconds?: number): void;
}

/** The data about a request that is passed to every resolver and route. */
export interface RequestContext {
  /** The signed-in person, or null. */
  readonly caller: Caller | null;
  /** The client's network as rate limits identify it (`networkOf`), from the socket or a trusted proxy. */
  readonly address: string;
  readonly userAgent: string;
  /** The language of the page that sent the request. */
  readonly language: Language;
  readonly cookies: CookieJar;
  /** Returns true once the client has disconnected. */
  readonly isGone: () => boolean;
  /**
   * Set if the resolver should return its list as JSON texts of these fields, one text per item. If the resolver
   * returns null, it is called again without `jsonFields` and returns objects.
   */
  readonly jsonFields?: JsonFields;
}
