import { verifyPath } from "../../../kernel/contract/page-paths.js";
import { msg } from "../../../kernel/languages/message.js";
import { ended, EVERYWHERE, row } from "./notification-row.js";

interface CertificateFacts {
  readonly eventTitle: string;
  readonly publicId: string;
}

export const CERTIFICATE_ROWS = {
  CERTIFICATE_ISSUED: row(
    "person",
    EVERYWHERE,
    ({ eventTitle: event, publicId }: CertificateFacts, { userId }) => ({
      title: msg("Your certificate for {event}", { event }),
      text:
        userId === null
          ? msg(
              "We have given you a certificate for {event}. The certificate's page has a PDF. Share the page's address to show that the certificate is genuine.",
              { event },
            )
          : msg(
              "We have given you a certificate for {event}. The certificate's page has a PDF. Share the page's address to show that the certificate is genuine. The certificate is also in your profile.",
              { event },
            ),
      next: { label: msg("Open the certificate"), path: verifyPath(publicId) },
    }),
  ),
  CERTIFICATE_REVOKED: row(
    "person",
    EVERYWHERE,
    ({ eventTitle: event, reason, publicId }: CertificateFacts & { readonly reason: string }) => ({
      title: msg("Your certificate for {event} was withdrawn", { event }),
      text: msg(
        "We have withdrawn your certificate for {event}, and the certificate's page says so. Reason: {reason} If you think that this decision is wrong, write to the club.",
        { event, reason: ended(reason) },
      ),
      next: { label: msg("Open the certificate's page"), path: verifyPath(publicId) },
    }),
  ),
};
