import type { Language } from "../../../kernel/languages/language.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { MailKind } from "../../../kernel/mail/mail-kind.js";
import type { CalendarFile, WrittenPart } from "../../../kernel/mail/mail-body.js";

/** A person who is notified. Without an account (`userId` null) there is no list in the bar. */
export interface Recipient {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** They lead the team that it is about, so the next step is theirs. */
  readonly leads?: boolean;
  /** What an address without account reads, where it is known. */
  readonly language?: Language | undefined;
}

/** What a notification says, in the mail and in the bar; each ends with the next step. */
export interface Content {
  /** The mail's subject and the headline in the bar. At most 200 characters. */
  readonly title: Text;
  /** What happened, in plain sentences. */
  readonly text: Text;
  /** What only the mail has room for. */
  readonly details?: readonly WrittenPart[];
  /** A calendar file that goes with the mail. */
  readonly calendar?: CalendarFile | null;
  /** The next step: what a button says, and the page that it leads to. */
  readonly next: { readonly label: Text; readonly path: string };
}

/** Whom a row of the table notifies. */
export type Audience = "leader" | "person" | "people";

/** A row of the table: who is notified of what, where, and in which words. */
export interface NotificationRow<Facts, To extends Audience = Audience> {
  readonly to: To;
  readonly mail: boolean;
  /** Unread in the bar's list, read already (for the user's own act), or not in the list. */
  readonly bar: "unread" | "read" | "none";
  /** Open pages of the recipient show it at once. */
  readonly live: boolean;
  /** What its mails are, where their readers can stop them. */
  readonly mailKind?: MailKind;
  readonly write: (facts: Facts, recipient: Recipient) => Content;
}

/** Makes a row, so that the compiler works out its facts and whom it is for. */
export function row<Facts, To extends Audience>(
  to: To,
  channels: Pick<NotificationRow<Facts>, "mail" | "bar" | "live" | "mailKind">,
  write: NotificationRow<Facts>["write"],
): NotificationRow<Facts, To> {
  return { to, ...channels, write };
}

/** By mail, and in the bar at once. */
export const EVERYWHERE = { mail: true, bar: "unread", live: true } as const;
/** The same for what can be switched off. */
export const AS_A_REMINDER = { ...EVERYWHERE, mailKind: "reminders" } as const;
/** For a user's own act: a mail to keep, and a line in the list that asks for no attention. */
export const FOR_THE_RECORD = { mail: true, bar: "read", live: true } as const;
/** For what asks for nothing: a line in the list. */
export const IN_BAR_ONLY = { mail: false, bar: "unread", live: true } as const;
/** For addresses without an account. */
export const BY_MAIL_ONLY = { mail: true, bar: "none", live: false } as const;

/** Returns a typed reason as a sentence of its own: with a full stop unless it ends with a similar sign. */
export function ended(reason: string): string {
  return /[.!?।]$/u.test(reason) ? reason : `${reason}.`;
}
