import type { MailTemplatesQuery } from "../../graphql/features/admin-mailings";
import { LANGUAGE } from "../../shared/language";

export type Template = MailTemplatesQuery["mailTemplates"][number];

/** Stands for every language, one below another: a mail goes to everybody in the same words. */
export const EVERY_LANGUAGE = "every";

/** A template as a mail begins with it in a language; one that the club wrote is there in its own words alone. */
export function templateIn(template: Template, language: string): Template {
  const { wordings } = template;
  const chosen = wordings.find((one) => one.language === language);
  if (chosen) return { ...template, subject: chosen.subject, text: chosen.text };
  const [first, ...others] = [
    ...wordings.filter((one) => one.language === LANGUAGE),
    ...wordings.filter((one) => one.language !== LANGUAGE),
  ];
  if (language !== EVERY_LANGUAGE || first === undefined) return template;
  const text = [first, ...others].map((one) => one.text).join("\n\n---\n\n");
  return { ...template, subject: first.subject, text };
}
