/** Where the data lives, read from DATABASE_URL. */
export type DatabaseLocation =
  | { readonly dialect: "sqlite"; readonly file: string }
  | { readonly dialect: "mysql"; readonly url: string; readonly name: string };

/**
 * Reads `sqlite:./data/club.sqlite` or `mysql://user:pass@host:3306/db` (`mariadb://` is the same).
 * @throws Error with a one-line reason for anything else.
 */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  if (url.startsWith("sqlite:")) {
    const file = url.slice("sqlite:".length);
    if (file === "" || file.includes("?")) throw new Error("sqlite: must be followed by a file name");
    return { dialect: "sqlite", file };
  }
  if (/^(mysql|mariadb):\/\//.test(url)) {
    const parsed = new URL(url);
    const name = decodeURIComponent(parsed.pathname.slice(1));
    if (name === "") throw new Error("the address names no database");
    return { dialect: "mysql", url: url.replace(/^mariadb:/, "mysql:"), name };
  }
  throw new Error("must begin with sqlite: or mysql://");
}

/** The URL with another password, which may contain any character: here it is encoded. */
export function withPassword(url: string, password: string): string {
  const address = new URL(url);
  address.password = encodeURIComponent(password);
  return address.href;
}
