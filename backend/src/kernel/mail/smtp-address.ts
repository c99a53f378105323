import { isLoopbackHost } from "../net/loopback.js";

/** The ending of an SMTP_URL that allows mail to be sent unencrypted when the server offers no TLS. */
export const PLAIN_SMTP = "?tls=optional";

/**
 * True when mail must not be sent without TLS: `smtp://` starts unencrypted, and an attacker on the network could remove
 * the offer of STARTTLS from the greeting and read the codes. Not for a relay on this machine, nor where the URL
 * says that the network is private.
 * @param url `smtp://…` or `smtps://…`
 */
export function demandsTls(url: string): boolean {
  const { protocol, hostname, search } = new URL(url);
  return protocol === "smtp:" && search !== PLAIN_SMTP && !isLoopbackHost(hostname);
}
