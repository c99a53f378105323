import { isLoopbackHost } from "../net/loopback.js";

/** The end of an SMTP_URL that lets mail leave unencrypted where the server offers no TLS. */
export const PLAIN_SMTP = "?tls=optional";

/**
 * True when mail must not leave without TLS: with `smtp://` it begins unencrypted, and whoever sits between could take
 * the offer of STARTTLS out of the greeting and read the codes. Not for a relay on this machine, nor where the address
 * says that the way to it is private.
 * @param url `smtp://…` or `smtps://…`
 */
export function demandsTls(url: string): boolean {
  const { protocol, hostname, search } = new URL(url);
  return protocol === "smtp:" && search !== PLAIN_SMTP && !isLoopbackHost(hostname);
}
