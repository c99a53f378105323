import type { CertificateKind } from "./certificate-kind.js";

/** Somebody who signs; the picture of the signature is a PNG in base64, if there is one. */
interface LayoutSignature {
  readonly name: string;
  readonly office: string;
  readonly picture?: string | null;
}

/** What a certificate of one kind says, with placeholders. */
export interface LayoutTexts {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly signatures: readonly LayoutSignature[];
}

/** What stands there until the club has written its own. */
export const FIRST_LAYOUTS: Readonly<Record<CertificateKind, LayoutTexts>> = {
  participation: {
    title: "Certificate of Participation",
    lead: "This is to certify that",
    text: "[of {college} ]took part in {event}, held on {date}[, in the team {team}].",
    signatures: [],
  },
  rank: {
    title: "Certificate of Merit",
    lead: "This is to certify that",
    text: "[of {college} ]won the {rank} place in {event}, held on {date}[, with the team {team}].",
    signatures: [],
  },
};
