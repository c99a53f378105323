import { registerEnumType } from "type-graphql";

/** What a certificate is for. */
export const CertificateKind = { participation: "participation", rank: "rank" } as const;
export type CertificateKind = keyof typeof CertificateKind;

registerEnumType(CertificateKind, {
  name: "CertificateKind",
  description: "The purpose of a certificate.",
  valuesConfig: {
    participation: { description: "Taking part in the event." },
    rank: { description: "A place in the ranking." },
  },
});

/** What a certificate is written in, as BCP 47 has it. */
export const CertificateLanguage = { en: "en", hi: "hi", bn: "bn" } as const;
export type CertificateLanguage = keyof typeof CertificateLanguage;

registerEnumType(CertificateLanguage, {
  name: "CertificateLanguage",
  description: "The language of a certificate.",
  valuesConfig: {
    en: { description: "English." },
    hi: { description: "Hindi." },
    bn: { description: "Bengali." },
  },
});

/** Whom certificates are given out to. */
export const CertificateSource = { checkedIn: "checkedIn", teams: "teams", list: "list" } as const;
export type CertificateSource = keyof typeof CertificateSource;

registerEnumType(CertificateSource, {
  name: "CertificateSource",
  description: "The source of the recipients of certificates.",
  valuesConfig: {
    checkedIn: {
      description: "Everyone who was checked in to one of the event's sessions, including walk-ins.",
    },
    teams: {
      description:
        "Everyone who agreed to be in a team that paid or was ranked, for an event without a desk.",
    },
    list: { description: "The people of `csv`." },
  },
});
