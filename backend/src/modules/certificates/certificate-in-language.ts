import type { Language } from "../../kernel/languages/language.js";
import { translate } from "../../kernel/languages/translate.js";
import type { Certificate } from "./certificate.entity.js";
import { daysIn } from "./printing/certificate-texts.js";

/** A certificate with the words that the site gave it in a language: the event's days, and that its holder gave it up. */
export function certificateIn(language: Language, certificate: Certificate): Certificate {
  if (language === "en") return certificate;
  const eventDays = daysIn(language, certificate.eventDays);
  return Object.assign({}, certificate, { eventDays, withdrawReason: reasonIn(language, certificate) });
}

/** Why a certificate was withdrawn, in a language; what an organiser wrote stays. */
export function reasonIn(
  language: Language,
  { revokedByName, withdrawReason }: Pick<Certificate, "revokedByName" | "withdrawReason">,
): string | null {
  const isGivenUp = revokedByName === null && withdrawReason !== null;
  return isGivenUp ? translate(language, withdrawReason) : withdrawReason;
}
