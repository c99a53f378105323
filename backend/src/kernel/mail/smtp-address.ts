import { isLoopbackHost } from "../net/public-address.js";
import { readServiceAddress } from "../net/service-address.js";

/** The ending of an SMTP_URL that allows mail to be sent unencrypted when the server offers no TLS. */
const PLAIN_SMTP = "?tls=optional";

/** A mail server, and how it is reached. */
export interface SmtpServer {
  readonly host: string;
  /** Where the name led when it was checked; the connection goes there. Left out, the name is looked up for each connection. */
  readonly address?: string;
  readonly port: number;
  /** True where the connection begins with TLS; otherwise it is taken up once the server has greeted. */
  readonly beginsWithTls: boolean;
  /** True where the network is private: mail is sent also when the server offers no TLS. */
  readonly mayBePlain: boolean;
  /** "" for a server that needs no login. */
  readonly user: string;
  readonly password: string;
}

/**
 * Reads `smtp://user:password@host:587`, or `smtps://…` for TLS from the beginning.
 * @throws Error with a reason of one line, without any of the text.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const { scheme, host, port, user, password, path, search } = readServiceAddress(text);
  if ((scheme !== "smtp" && scheme !== "smtps") || path !== "")
    throw new Error("must look like smtp://user:pass@host:587");
  if (search !== "" && search !== PLAIN_SMTP)
    throw new Error(`may end with ${PLAIN_SMTP} and no other query`);
  const beginsWithTls = scheme === "smtps";
  const mayBePlain = search === PLAIN_SMTP;
  return { host, port: port ?? (beginsWithTls ? 465 : 587), beginsWithTls, mayBePlain, user, password };
}

/**
 * True when mail must not be sent without TLS: without `beginsWithTls` the connection starts unencrypted, and an attacker on the
 * network could remove the offer of STARTTLS from the greeting and read the codes. Not for a relay on this machine, nor where the
 * network is said to be private.
 */
export function demandsTls({ host, beginsWithTls, mayBePlain }: SmtpServer): boolean {
  return !beginsWithTls && !mayBePlain && !isLoopbackHost(host);
}
