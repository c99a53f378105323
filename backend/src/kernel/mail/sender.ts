/** Whom mails are from, in parts: the library quotes or encodes a name as the header needs it. */
export interface Sender {
  /** "" for none. */
  readonly name: string;
  readonly address: string;
}

/**
 * Reads `Name <address>` or an address alone. The name may hold any character but angle brackets and line ends, with or
 * without quotes around it.
 * @returns null for anything else
 */
export function readSender(text: string): Sender | null {
  const [, name, address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>\s*$/u.exec(text) ?? [];
  if (!/^[^\s@<>"(),:;\p{Cc}]+@[^\s@<>"(),:;\p{Cc}]+$/u.test(address)) return null;
  return { name: unquoted((name ?? "").trim()), address };
}

/** Returns the sender as people write it. */
export function senderText({ name, address }: Sender): string {
  return name === "" ? address : `${name} <${address}>`;
}

function unquoted(name: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(name)?.[1];
  return quoted === undefined ? name : quoted.replaceAll(/\\(.)/g, "$1");
}
