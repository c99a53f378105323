import { isLoopbackHost } from "../net/public-address.js";
import { readServiceAddress } from "../net/service-address.js";

/** The ending of an SMTP_URL that allows mail to be sent unencrypted when the server offers no TLS. */
const PLAIN_SMTP = "?tls=optional";

/** A mail server and how to reach it. */
export interface SmtpServer {
  readonly host: string;
  /**
   * The checked network address of `host`, to which the connection goes. Without it the host is looked up for each
   * connection.
   */
  readonly address?: string;
  readonly port: number;
  /** Whether the connection begins with TLS. Otherwise TLS starts after the server's greeting. */
  readonly beginsWithTls: boolean;
  /** Whether the network is private, so that mail is sent even when the server offers no TLS. */
  readonly mayBePlain: boolean;
  /** The name for the login; "" for a server that needs no login. */
  readonly user: string;
  readonly password: string;
}

/**
 * Reads `smtp://user:password@host:587`, or `smtps://…` for TLS from the beginning.
 * @throws Error with a reason of one line, which contains none of the text
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
 * Returns whether mail must not be sent without TLS. Without `beginsWithTls` the connection starts unencrypted. An
 * attacker on the network could then remove the offer of STARTTLS from the greeting and read the codes. Returns false
 * for a server on this machine, and where the network is declared to be private.
 */
export function demandsTls({ host, beginsWithTls, mayBePlain }: SmtpServer): boolean {
  return !beginsWithTls && !mayBePlain && !isLoopbackHost(host);
}
