import { readFileSync } from "node:fs";

/** A connection over TLS. The service's certificate is checked, its name too. */
export interface ServiceTls {
  /** Certificates of the authorities, PEM; left out, those that Node.js knows. */
  readonly ca?: string;
}

/**
 * Reads what the address of a service says of TLS: `on`, or the file with the certificates of the authorities that vouch for it.
 * @throws Error with a reason of one line
 */
export function readServiceTls(value: string): ServiceTls {
  if (value === "on") return {};
  try {
    return { ca: readFileSync(value, "utf8") };
  } catch {
    throw new Error(
      'the file behind "?tls=" cannot be read; ?tls=on goes by the authorities that Node.js knows',
    );
  }
}
