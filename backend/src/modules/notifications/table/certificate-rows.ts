import { verifyPath } from "../../../kernel/contract/page-paths.js";
import { msg } from "../../../kernel/languages/message.js";
import { ended, EVERYWHERE, row } from "./notification-row.js";

/** A certificate of an event, and what its address has. */
interface CertificateFacts {
  readonly eventTitle: string;
  readonly publicId: string;
}

/** Certificates. */
export const CERTIFICATE_ROWS = {
  CERTIFICATE_ISSUED: row(
    "person",
    EVERYWHERE,
    ({ eventTitle: event, publicId }: CertificateFacts, { userId }) => ({
      title: msg("Your certificate of {event}", { event }),
      text:
        userId === null
          ? msg(
              "The club has given you a certificate of {event}. Its page has the paper as a PDF, and shows everybody whom you give the address that it is genuine.",
              { event },
            )
          : msg(
              "The club has given you a certificate of {event}. Its page has the paper as a PDF, and shows everybody whom you give the address that it is genuine. It is in your profile too.",
              { event },
            ),
      next: { label: msg("Open the certificate"), path: verifyPath(publicId) },
    }),
  ),
  CERTIFICATE_REVOKED: row(
    "person",
    EVERYWHERE,
    ({ eventTitle: event, reason, publicId }: CertificateFacts & { readonly reason: string }) => ({
      title: msg("Your certificate of {event} was withdrawn", { event }),
      text: msg(
        "The club has withdrawn a certificate that it gave you for {event}, and its page says so. Reason: {reason} If you think that this is wrong, write to the club.",
        { event, reason: ended(reason) },
      ),
      next: { label: msg("See what it says"), path: verifyPath(publicId) },
    }),
  ),
};
