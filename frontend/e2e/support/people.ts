import type { Site } from "./site";

/** A visitor who signs up. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns a person with an e-mail address that no other test of this run uses. */
export function person(firstName: string, lastName: string): Person {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { firstName, lastName, email: `${firstName}.${unique}@example.org`.toLowerCase() };
}

/** Waits for a mail with a six-digit code to an address, and returns the code. Reads mails oldest first, each once. */
export async function mailedCode(site: Site, to: string): Promise<string> {
  const mail = await site.mail.waitForMail(to, { subject: /code/i });
  const code = /\b[0-9]{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`no code in: ${mail.text}`);
  return code;
}
