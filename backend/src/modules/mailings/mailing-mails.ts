import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import { harmlessName } from "../../kernel/mail/harmless-name.js";
import type { AudiencePerson, AudienceTeam } from "../teams/contract/audience.js";
import { type Addressed, type MailCopy, type MailEvent, mailFiller } from "./contract/mail-template.js";
import { mailLanguage } from "./contract/mail-language.js";

/** The subject and text of a mail, with placeholders. */
export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** Matches a web address in a text, without punctuation at its end. */
const ADDRESS = /https?:\/\/[^\s<>"{}]*[^\s<>"{}.,;:!?)'\]]/g;

/**
 * Returns the mail to each person, with the placeholders filled in.
 * @param replyTo the address for replies, or "" for none
 * @throws DomainError BAD_INPUT if the values make a mail too long
 */
export function mailsOf(
  event: MailEvent,
  addressed: readonly Addressed[],
  written: Written,
  replyTo: string,
): Mail[] {
  const urls = urlsIn(written.text, event.teamPage);
  const language = mailLanguage(written.text) ?? "en";
  const fill = mailFiller(written);
  return addressed.map(({ team, person }) => {
    const { subject, text } = fill(
      person.hasAccount ? { event, team, person } : forStranger(event, team, person),
    );
    const filled = `${text}\n`;
    const mail = {
      to: person.email,
      subject,
      body: plainBody(filled, ...urls),
      ...(language === "en" ? {} : { language }),
      ...(replyTo === "" ? {} : { replyTo }),
    };
    if (mail.subject.length > LIMITS.mailFilledSubjectMax)
      throw tooLong("subject", ADMIN_RULES.mailFilledSubject);
    if (filled.length > LIMITS.mailFilledTextMax) throw tooLong("text", ADMIN_RULES.mailFilledText);
    return mail;
  });
}

/**
 * Returns the data for the mail to a person without an account. Removes links and telephone numbers from all names,
 * because this person never asked for mail.
 */
function forStranger(event: MailEvent, team: AudienceTeam, { name }: AudiencePerson): MailCopy {
  const people = team.people.map((person) => ({ ...person, name: harmlessName(person.name) }));
  return {
    event,
    team: { ...team, name: harmlessName(team.name), people },
    person: { name: harmlessName(name) },
  };
}

/**
 * Returns the addresses that become links: those that the author typed, and the team page. Addresses in names stay
 * plain text.
 */
function urlsIn(text: string, teamPage: string): string[] {
  return [...new Set([...(text.match(ADDRESS) ?? []), teamPage])];
}

function tooLong(field: string, message: string): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
}
