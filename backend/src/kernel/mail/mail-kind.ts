/**
 * Mails that their readers can stop: what the club writes to many, and reminders. Codes, decisions and other notices have no kind,
 * and nothing stops them.
 */
export const MailKind = { mailings: "mailings", reminders: "reminders" } as const;
export type MailKind = keyof typeof MailKind;

export function isMailKind(value: unknown): value is MailKind {
  return typeof value === "string" && Object.hasOwn(MailKind, value);
}
