import { registerEnumType } from "type-graphql";

/** Whom certificates are given out to. */
export const CertificateSource = { checkedIn: "checkedIn", teams: "teams", list: "list" } as const;
export type CertificateSource = keyof typeof CertificateSource;

registerEnumType(CertificateSource, {
  name: "CertificateSource",
  description: "Whom certificates are given out to.",
  valuesConfig: {
    checkedIn: {
      description: "Everybody who was checked in to one of the event's sessions, walk-ins as well.",
    },
    teams: {
      description:
        "Everybody who agreed to be in a team that paid or was ranked, for an event without a desk.",
    },
    list: { description: "The people of `csv`." },
  },
});
