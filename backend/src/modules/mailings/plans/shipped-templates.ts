import { type Language, LANGUAGES } from "../../../kernel/languages/language.js";
import { joined, type Message, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { PLACEHOLDERS } from "../contract/mail-template.js";
import type { MailTemplate } from "./mail-template.entity.js";

interface Wording {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/** Maps every placeholder to itself. Each mailing fills in the placeholders later, for each person. */
const SELF: Message["values"] = Object.fromEntries(
  Object.keys(PLACEHOLDERS).map((name) => [name, `{${name}}`]),
);
const paragraphs = (...texts: readonly Text[]): Text => joined(texts, "\n\n");
const withAddress = (text: Text): Text => joined([text, "{teamPage}"], "\n");

/** The templates shipped with the site (migrations 35 and 72), as translatable messages. */
const SHIPPED: readonly { readonly subject: Text; readonly text: Text }[] = [
  {
    subject: msg("{team} qualified for Round 2 of {eventTitle}", SELF),
    text: paragraphs(
      msg("Hello {name},", SELF),
      msg(
        "Your team {team} reached rank {ranking} and qualified for Round 2 of {eventTitle}. Congratulations!",
        SELF,
      ),
      withAddress(
        msg(
          "The fee is {amount}. Write the reference {reference} in the transfer's note. Then report the payment on your team's page:",
          SELF,
        ),
      ),
      msg("Still missing: {missing}.", SELF),
      msg("See you there!"),
    ),
  },
  {
    subject: msg("{eventTitle}: complete the registration of {team}", SELF),
    text: paragraphs(
      msg("Hello {name},", SELF),
      msg("Your team {team} is registered for {eventTitle}. Still missing: {missing}.", SELF),
      withAddress(msg("Complete your registration on your team's page before registration closes:")),
    ),
  },
  {
    subject: msg("The results of {eventTitle}", SELF),
    text: paragraphs(
      msg("Hello {name},", SELF),
      msg(
        "Thank you for taking part in {eventTitle}. Your team {team} ({members}) finished at rank {ranking}.",
        SELF,
      ),
      withAddress(msg("Everything about your team is on its page:")),
    ),
  },
];

/**
 * Returns the wordings of a shipped template in all languages, English first. Returns an empty list if the club wrote
 * or changed the template, because no translation matches it.
 */
export function wordingsOf({ subject, body }: Pick<MailTemplate, "subject" | "body">): Wording[] {
  const shipped = SHIPPED.find(
    (one) => textIn("en", one.subject) === subject && textIn("en", one.text) === body,
  );
  if (!shipped) return [];
  return LANGUAGES.map((language) => ({
    language,
    subject: textIn(language, shipped.subject),
    text: textIn(language, shipped.text),
  }));
}
