import { verifyPath } from "../../../kernel/contract/certificate-paths.js";
import { EVERYWHERE, row } from "./notification-row.js";

/** A certificate of an event, and what its address has. */
interface CertificateFacts {
  readonly eventTitle: string;
  readonly publicId: string;
}

/** Certificates. */
export const CERTIFICATE_ROWS = {
  CERTIFICATE_ISSUED: row("person", EVERYWHERE, ({ eventTitle, publicId }: CertificateFacts, { userId }) => ({
    title: `Your certificate of ${eventTitle}`,
    text: `The club has given you a certificate of ${eventTitle}. Its page has the paper as a PDF, and shows everybody whom you give the address that it is genuine.${userId === null ? "" : " It is in your profile too."}`,
    next: { label: "Open the certificate", path: verifyPath(publicId) },
  })),
  CERTIFICATE_REVOKED: row(
    "person",
    EVERYWHERE,
    ({ eventTitle, reason, publicId }: CertificateFacts & { readonly reason: string }) => ({
      title: `Your certificate of ${eventTitle} was withdrawn`,
      text: `The club has withdrawn a certificate that it gave you for ${eventTitle}, and its page says so. Reason: ${reason.replace(/\.?$/u, ".")} If you think that this is wrong, write to the club.`,
      next: { label: "See what it says", path: verifyPath(publicId) },
    }),
  ),
};
