import { registerEnumType } from "type-graphql";

/** What a certificate is written in, as BCP 47 has it. */
export const CertificateLanguage = { en: "en", hi: "hi", bn: "bn" } as const;
export type CertificateLanguage = keyof typeof CertificateLanguage;

registerEnumType(CertificateLanguage, {
  name: "CertificateLanguage",
  description: "What a certificate is written in.",
  valuesConfig: {
    en: { description: "English." },
    hi: { description: "Hindi." },
    bn: { description: "Bengali." },
  },
});
