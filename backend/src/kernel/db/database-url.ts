import { readServiceAddress } from "../net/service-address.js";

/** Where the data lives, read from DATABASE_URL. */
export type DatabaseLocation =
  | { readonly dialect: "sqlite"; readonly file: string }
  | {
      readonly dialect: "mysql";
      /** The same address in one spelling. */
      readonly url: string;
      readonly name: string;
      readonly server: MysqlServer;
    };

/** A server of MariaDB or MySQL, and how to log in. */
interface MysqlServer {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
}

const MYSQL_PORT = 3306;

/**
 * Reads `sqlite:./data/club.sqlite` or `mysql://user:pass@host:3306/db` (`mariadb://` is the same).
 * @throws Error with a one-line reason for anything else.
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
  if (search !== "")
    throw new Error(`must end with the database's name: nothing reads what is after its "?"`);
  const server = { host, port: port ?? MYSQL_PORT, username: user, password };
  return { dialect: "mysql", url: url.replace(/^[^:]+/, "mysql"), name, server };
}

/** The URL with another password, which may contain any character: here it is encoded. */
export function withPassword(url: string, password: string): string {
  const address = new URL(url);
  address.password = encodeURIComponent(password);
  return address.href;
}
