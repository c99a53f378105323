import { EnvError, makeValidator } from "envalid";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";
import { readServiceAddress, redisAddress } from "../kernel/net/service-address.js";
import { readSmtpUrl, type SmtpServer } from "../kernel/mail/smtp-address.js";

export const databaseUrl = makeValidator<string>((value) => {
  const location = parseDatabaseUrl(value);
  return location.dialect === "mysql" ? location.url : `sqlite:${location.file}`;
});

export const redisUrl = makeValidator<string>((value) => {
  const { scheme, path } = readServiceAddress(value);
  if ((scheme !== "redis" && scheme !== "rediss") || !/^\d*$/.test(path))
    throw new EnvError("must look like redis://host:6379");
  const { tls } = redisAddress(value);
  if (tls !== null && scheme !== "rediss") throw new EnvError("has ?tls= and must begin with rediss://");
  return value.replace(/^[^:]+/, scheme);
});

export const smtpServer = makeValidator<SmtpServer>(readSmtpUrl);

export const httpUrl = makeValidator<string>((value) => {
  const { pathname } = httpAddress(value);
  return pathname === "/" ? value.replace(/\/$/, "") : value;
});

/** An address to which paths are appended. Slashes at the end are removed, because each path begins with a slash. */
export const baseUrl = makeValidator<string>((value) => {
  if (httpAddress(value).hash !== "") throw new EnvError("must have no fragment");
  return value.replace(/\/+$/, "");
});

/** The site's address as browsers write it: lower case, in Punycode, and without the default port. */
export const siteOrigin = makeValidator<string>((value) => {
  const { origin, pathname, hash, username } = httpAddress(value);
  if (pathname !== "/" || hash !== "" || username !== "")
    throw new EnvError("must end after the host or its port, as https://club.example does");
  return origin;
});

function httpAddress(value: string): URL {
  if (!URL.canParse(value)) throw new EnvError("must be an address that begins with http:// or https://");
  const address = new URL(value);
  if (address.protocol !== "http:" && address.protocol !== "https:")
    throw new EnvError("must begin with http:// or https://");
  if (address.search !== "") throw new EnvError("must have no query");
  return address;
}
