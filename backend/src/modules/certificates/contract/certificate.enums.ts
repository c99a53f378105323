import { enumeration } from "../../../kernel/contract/enumeration.js";

export const CertificateKind = enumeration("CertificateKind", "The purpose of a certificate.", {
  participation: "Taking part in the event.",
  rank: "A place in the ranking.",
});
export type CertificateKind = keyof typeof CertificateKind;

/** The names are BCP 47 tags. */
export const CertificateLanguage = enumeration("CertificateLanguage", "The language of a certificate.", {
  en: "English.",
  hi: "Hindi.",
  bn: "Bengali.",
});
export type CertificateLanguage = keyof typeof CertificateLanguage;

export const CertificateSource = enumeration(
  "CertificateSource",
  "The source of the recipients of certificates.",
  {
    checkedIn: "Everyone who was checked in to one of the event's sessions, including walk-ins.",
    teams: "Everyone who agreed to be in a team that paid or was ranked, for an event without a desk.",
    list: "The people of `csv`.",
  },
);
export type CertificateSource = keyof typeof CertificateSource;
