/**
 * The sender of mails. The name and the address are separate, because the mail library quotes or encodes the name for
 * the header.
 */
export interface Sender {
  /** The sender's name, or "" for none. */
  readonly name: string;
  readonly address: string;
}

/**
 * Parses `Name <address>` or an address alone. The name may contain any characters except angle brackets and control
 * characters. Quotes around the name are removed.
 * @returns null for any other text
 */
export function readSender(text: string): Sender | null {
  const [, name, address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>\s*$/u.exec(text) ?? [];
  if (!/^[^\s@<>"(),:;\p{Cc}]+@[^\s@<>"(),:;\p{Cc}]+$/u.test(address)) return null;
  return { name: unquoted((name ?? "").trim()), address };
}

/** Returns the sender in the form `Name <address>`, or the address alone. */
export function senderText({ name, address }: Sender): string {
  return name === "" ? address : `${name} <${address}>`;
}

function unquoted(name: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(name)?.[1];
  return quoted === undefined ? name : quoted.replaceAll(/\\(.)/g, "$1");
}
