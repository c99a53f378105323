import { msg } from "../../kernel/languages/message.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import type { Content, Recipient } from "./table/notification-row.js";

/** Returns a notification's mail: the same texts as in the top bar, and details. */
export function notificationMail(
  { name, email, language }: Recipient,
  { title, text, details = [], next, calendar }: Content,
  publicUrl: string,
): Mail {
  const greeting = name === "" ? msg("Hello,") : msg("Hello {name},", { name });
  const link = { link: next.label, url: `${publicUrl}${next.path}` };
  return {
    to: email,
    subject: title,
    body: [greeting, text, ...details, link],
    ...(language ? { language } : {}),
    ...(calendar ? { calendar } : {}),
  };
}
