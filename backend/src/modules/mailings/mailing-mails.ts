import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import { harmlessName } from "../../kernel/mail/harmless-name.js";
import type { AudiencePerson, AudienceTeam } from "../teams/contract/audience.js";
import { type Addressed, type MailCopy, type MailEvent, mailFiller } from "./contract/mail-template.js";
import { mailLanguage } from "./contract/mail-language.js";

/** Subject and text of a mail, with their placeholders. */
export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** A web address in a text, without the full stop or bracket after it. */
const ADDRESS = /https?:\/\/[^\s<>"{}]*[^\s<>"{}.,;:!?)'\]]/g;

/**
 * The mail to each person, filled in for them.
 * @param replyTo where answers go; "" for nowhere
 * @throws DomainError BAD_INPUT when what is filled in makes one too long
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

/** A person whom a leader typed in did not ask for mail, so other people's names contain no links. */
function forStranger(event: MailEvent, team: AudienceTeam, { name }: AudiencePerson): MailCopy {
  const people = team.people.map((person) => ({ ...person, name: harmlessName(person.name) }));
  return {
    event,
    team: { ...team, name: harmlessName(team.name), people },
    person: { name: harmlessName(name) },
  };
}

/** Returns the addresses that become links: those that the mail's author typed, and the team's page; none in a name. */
function urlsIn(text: string, teamPage: string): string[] {
  return [...new Set([...(text.match(ADDRESS) ?? []), teamPage])];
}

function tooLong(field: string, message: string): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
}
