import type { Language } from "../../../kernel/languages/language.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { MailKind } from "../../../kernel/mail/mail-kind.js";
import type { CalendarFile, WrittenPart } from "../../../kernel/mail/mail-body.js";

/** A person who is notified. A person without an account (`userId` null) has no bar. */
export interface Recipient {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** True for the leader of the team that the notification is about. The leader takes the next step. */
  readonly leads?: boolean;
  /** The language of an address without an account, if known. */
  readonly language?: Language | undefined;
}

/** The texts of a notification, for the mail and the bar. Both texts end with the next step. */
export interface Content {
  /** The mail's subject and the headline in the bar. At most 200 characters. */
  readonly title: Text;
  /** A description of what happened, in plain sentences. */
  readonly text: Text;
  /** Further parts that only the mail contains. */
  readonly details?: readonly WrittenPart[];
  /** A calendar file attached to the mail. */
  readonly calendar?: CalendarFile | null;
  /** The next step: the label of a button, and the page that the button opens. */
  readonly next: { readonly label: Text; readonly path: string };
}

/** The people that a row of the table notifies. */
export type Audience = "leader" | "person" | "people";

/** A row of the table: recipients, channels and texts for one kind of notification. */
export interface NotificationRow<Facts, To extends Audience = Audience> {
  readonly to: To;
  readonly mail: boolean;
  /** The notification in the bar's list: unread, already read (for the user's own action), or absent. */
  readonly bar: "unread" | "read" | "none";
  /** True when open pages of the recipient show the notification immediately. */
  readonly live: boolean;
  /** The kind of mail, for mails that readers can opt out of. */
  readonly mailKind?: MailKind;
  readonly write: (facts: Facts, recipient: Recipient) => Content;
}

/** Makes a row. The compiler infers the types of its facts and recipients. */
export function row<Facts, To extends Audience>(
  to: To,
  channels: Pick<NotificationRow<Facts>, "mail" | "bar" | "live" | "mailKind">,
  write: NotificationRow<Facts>["write"],
): NotificationRow<Facts, To> {
  return { to, ...channels, write };
}

/** A mail and an immediate notification in the bar. */
export const EVERYWHERE = { mail: true, bar: "unread", live: true } as const;
/** A mail and a notification in the bar, for reminders, which users can switch off. */
export const AS_A_REMINDER = { ...EVERYWHERE, mailKind: "reminders" } as const;
/** A mail to keep and a notification in the bar that is already read, for a user's own action. */
export const FOR_THE_RECORD = { mail: true, bar: "read", live: true } as const;
/** Only a notification in the bar, for information without a next step that is due. */
export const IN_BAR_ONLY = { mail: false, bar: "unread", live: true } as const;
/** Only a mail, for addresses without an account. */
export const BY_MAIL_ONLY = { mail: true, bar: "none", live: false } as const;

/** Returns a typed reason as a sentence. Adds a full stop unless the reason ends with a similar character. */
export function ended(reason: string): string {
  return /[.!?।]$/u.test(reason) ? reason : `${reason}.`;
}
