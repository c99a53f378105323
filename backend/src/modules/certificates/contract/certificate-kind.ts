import { registerEnumType } from "type-graphql";

/** What a certificate is for. */
export const CertificateKind = { participation: "participation", rank: "rank" } as const;
export type CertificateKind = keyof typeof CertificateKind;

registerEnumType(CertificateKind, {
  name: "CertificateKind",
  description: "What a certificate is for.",
  valuesConfig: {
    participation: { description: "Having taken part." },
    rank: { description: "A place in the ranking." },
  },
});
