import { paths } from "../contract/paths.js";
import type { Language } from "../languages/language.js";
import { msg, type Message, textIn } from "../languages/message.js";
import type { MailClub } from "./mail-colours.js";
import type { MailContent } from "./sealed-mail.js";

/** A line in a mail's footer: a text, or a link with its label. */
export type FootLine = string | { readonly label: string; readonly url: string };

/** The properties of a mail that decide its footer. */
interface Framed extends Pick<MailContent, "hasAccount" | "language" | "unsubscribe"> {
  readonly to?: string;
}

const REASONS = {
  account: (site) => msg("You get this mail because your account on {site} uses this address.", { site }),
  address: (site) => msg("You get this mail because this address was used on {site}.", { site }),
  club: (site) => msg("You get this mail because this is the club's address on {site}.", { site }),
} as const satisfies Readonly<Record<string, (site: string) => Message>>;

/**
 * Returns a mail's footer: the sender, the reason for the mail, a contact for questions (except in mail to the club),
 * and the unsubscribe link, if the mail has one. Without the site's address, the footer has only the unsubscribe link.
 */
export function footOf(
  { to, hasAccount = false, language = "en", unsubscribe }: Framed,
  { name, siteUrl, email }: MailClub,
): readonly FootLine[] {
  const stop = unsubscribe ? [{ label: unsubscribe.label, url: unsubscribe.url }] : [];
  if (siteUrl === "") return stop;
  const isClub = email !== "" && to === email;
  const reason = isClub ? "club" : hasAccount ? "account" : "address";
  return [
    { label: name === "" ? siteHost(siteUrl) : name, url: siteUrl },
    textIn(language, REASONS[reason](siteHost(siteUrl))),
    ...(isClub ? [] : [questions(language, siteUrl, email)]),
    ...stop,
  ];
}

function questions(language: Language, siteUrl: string, email: string): FootLine {
  return {
    label: textIn(language, msg("Questions? Write to the club")),
    url: email === "" ? `${siteUrl}${paths.contact}` : `mailto:${email}`,
  };
}

function siteHost(siteUrl: string): string {
  return new URL(siteUrl).host;
}
