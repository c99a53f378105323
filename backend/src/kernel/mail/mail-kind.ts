/**
 * The kinds of mails that readers can unsubscribe from: the club's mailings and reminders. Codes, decisions and other
 * notices have no kind, so readers cannot unsubscribe from them.
 */
export const MailKind = { mailings: "mailings", reminders: "reminders" } as const;
export type MailKind = keyof typeof MailKind;

export function isMailKind(value: unknown): value is MailKind {
  return typeof value === "string" && Object.hasOwn(MailKind, value);
}
