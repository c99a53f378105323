import type { Language } from "../../../kernel/languages/language.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { MailKind } from "../../../kernel/mail/unsubscribe-links.js";
import type { CalendarFile, WrittenPart } from "../../../kernel/mail/mail-body.js";

/** A person to notify. A person without an account (`userId` is null) can get only mails. */
export interface Recipient {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** True for the leader of the team, who can take the next step. */
  readonly leads?: boolean;
  /**
   * The language of a person without an account, if known: the language of the page on which someone caused the
   * notification.
   */
  readonly language?: Language | undefined;
}

/** The texts of a notification, for its mail and for its entry in the list behind the top bar's bell. */
export interface Content {
  /** The mail's subject and the headline of the entry. At most 200 characters. */
  readonly title: Text;
  readonly text: Text;
  /** Further parts, in the mail only. */
  readonly details?: readonly WrittenPart[];
  /** A calendar file to attach to the mail. */
  readonly calendar?: CalendarFile | null;
  /** The label of the button at the end, and the page that the button opens. */
  readonly next: { readonly label: Text; readonly path: string };
}

export type Audience = "leader" | "person" | "people";

/** The recipients, channels and texts of one kind of notification: a row of the table. */
export interface NotificationRow<Facts, To extends Audience = Audience> {
  readonly to: To;
  readonly mail: boolean;
  /** How the top bar lists the notification: as unread, as read (for the user's own action), or not at all. */
  readonly bar: "unread" | "read" | "none";
  /** Whether the recipient's open pages show the notification immediately. */
  readonly live: boolean;
  /** The kind of mail, if readers can opt out. */
  readonly mailKind?: MailKind;
  readonly write: (facts: Facts, recipient: Recipient) => Content;
}

/** Makes a row. This function exists so that the compiler infers the types of the facts and the recipients. */
export function row<Facts, To extends Audience>(
  to: To,
  channels: Pick<NotificationRow<Facts>, "mail" | "bar" | "live" | "mailKind">,
  write: NotificationRow<Facts>["write"],
): NotificationRow<Facts, To> {
  return { to, ...channels, write };
}

/** A mail and an immediate notification in the bar. */
export const EVERYWHERE = { mail: true, bar: "unread", live: true } as const;
/** A mail and a notification in the bar, for reminders. Users can switch reminders off. */
export const AS_A_REMINDER = { ...EVERYWHERE, mailKind: "reminders" } as const;
/** A mail that confirms the user's own action, and a notification in the bar that is already marked as read. */
export const FOR_THE_RECORD = { mail: true, bar: "read", live: true } as const;
/** Only a notification in the bar, because there is nothing that the user must do soon. */
export const IN_BAR_ONLY = { mail: false, bar: "unread", live: true } as const;
/** Only a mail, mostly for people without an account. */
export const BY_MAIL_ONLY = { mail: true, bar: "none", live: false } as const;

/**
 * Adds a full stop to a typed reason, unless it already ends with punctuation. The site's own reasons are already
 * sentences.
 */
export function ended(reason: Text): Text {
  if (typeof reason !== "string") return reason;
  return /[.!?।]$/u.test(reason) ? reason : `${reason}.`;
}
