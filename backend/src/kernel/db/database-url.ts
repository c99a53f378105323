import { readServiceAddress, readServiceTls, type ServiceTls } from "../net/service-address.js";

/** The database's location, read from DATABASE_URL. */
export type DatabaseLocation =
  | { readonly dialect: "sqlite"; readonly file: string }
  | {
      readonly dialect: "mysql";
      /** The address, always with the scheme `mysql`. */
      readonly url: string;
      readonly name: string;
      readonly server: MysqlServer;
    };

interface MysqlServer {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** The TLS settings for mysql2. If absent, the connection is not encrypted. */
  readonly ssl?: ServiceTls & { readonly rejectUnauthorized: true; readonly verifyIdentity: true };
}

const MYSQL_PORT = 3306;

/**
 * Parses `sqlite:./data/club.sqlite` or `mysql://user:pass@host:3306/db`. `mariadb://` means the same as `mysql://`.
 * `?tls=…` at the end of the address turns on TLS.
 * @throws Error with a one-line reason for any other text
 */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  if (/^sqlite:/i.test(url)) {
    const file = url.replace(/^sqlite:(?:\/\/)?/i, "");
    if (file === "" || file.includes("?")) throw new Error("sqlite: must be followed by a file name");
    return { dialect: "sqlite", file };
  }
  if (!/^(?:mysql|mariadb):\/\//i.test(url)) throw new Error("must begin with sqlite: or mysql://");
  const { host, port, user, password, path, search } = readServiceAddress(url);
  const name = path.replace(/\/$/, "");
  if (name === "") throw new Error("the address names no database");
  const [, tls = ""] = /^\?tls=([^&]+)$/.exec(search) ?? [];
  if (search !== "" && tls === "")
    throw new Error(`must end with the database's name, or with ?tls=on or ?tls=FILE behind it`);
  const address = { host, port: port ?? MYSQL_PORT, username: user, password };
  const server = tls === "" ? address : { ...address, ssl: sslOf(decodeURIComponent(tls)) };
  return { dialect: "mysql", url: url.replace(/^[^:]+/, "mysql"), name, server };
}

/**
 * Returns the TLS settings. Without `rejectUnauthorized`, mysql2 would accept any certificate. Without
 * `verifyIdentity`, mysql2 would accept a valid certificate of another host.
 */
function sslOf(tls: string): MysqlServer["ssl"] & object {
  return { ...readServiceTls(tls), rejectUnauthorized: true, verifyIdentity: true };
}

/** Returns the URL with the given password, percent-encoded. */
export function withPassword(url: string, password: string): string {
  const address = new URL(url);
  address.password = encodeURIComponent(password);
  return address.href;
}
