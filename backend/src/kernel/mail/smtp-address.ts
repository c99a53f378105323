import { isLoopbackHost } from "../net/public-address.js";
import { readServiceAddress } from "../net/service-address.js";

/** The end of an SMTP_URL that allows unencrypted mail if the server offers no TLS. */
const PLAIN_SMTP = "?tls=optional";

export interface SmtpServer {
  readonly host: string;
  /**
   * The checked network address of `host`, to which the connection goes. If undefined, `host` is resolved for each
   * connection.
   */
  readonly address?: string;
  readonly port: number;
  /** Whether the connection begins with TLS. Otherwise TLS starts after the server's greeting. */
  readonly beginsWithTls: boolean;
  /** Whether the network is private, so that mail is sent even if the server offers no TLS. */
  readonly mayBePlain: boolean;
  /** The login name, or "" for a server that needs no login. */
  readonly user: string;
  readonly password: string;
}

/**
 * Parses `smtp://user:password@host:587`, or `smtps://…` for TLS from the beginning.
 * @throws Error with a one-line reason that contains no part of the text
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
 * Returns whether mail may be sent only after STARTTLS, for a connection that starts unencrypted. An attacker on the
 * network could otherwise remove STARTTLS from the server's reply to EHLO and read the codes. Returns false for a
 * server on this machine, for a network that the operator declared private, and if the connection begins with TLS.
 */
export function demandsTls({ host, beginsWithTls, mayBePlain }: SmtpServer): boolean {
  return !beginsWithTls && !mayBePlain && !isLoopbackHost(host);
}
