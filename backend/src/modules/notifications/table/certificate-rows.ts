import { verifyPath } from "../../../kernel/contract/page-paths.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import { ended, EVERYWHERE, row } from "./notification-row.js";

interface CertificateFacts {
  readonly eventTitle: string;
  readonly publicId: string;
}

interface IssuedFacts extends CertificateFacts {
  /** Whether the certificate replaces one that was withdrawn. */
  readonly replaces?: boolean;
}

function issuedText({ eventTitle: event, replaces = false }: IssuedFacts, userId: string | null): Text {
  if (replaces)
    return msg(
      "We have replaced your certificate for {event}. The old certificate is withdrawn, and its page says so. Use the new certificate from now on.",
      { event },
    );
  return userId === null
    ? msg(
        "We have given you a certificate for {event}. The certificate's page has a PDF. Share the page's address to show that the certificate is genuine.",
        { event },
      )
    : msg(
        "We have given you a certificate for {event}. The certificate's page has a PDF. Share the page's address to show that the certificate is genuine. The certificate is also in your profile.",
        { event },
      );
}

export const CERTIFICATE_ROWS = {
  CERTIFICATE_ISSUED: row("person", EVERYWHERE, (facts: IssuedFacts, { userId }) => ({
    title: facts.replaces
      ? msg("Your new certificate for {event}", { event: facts.eventTitle })
      : msg("Your certificate for {event}", { event: facts.eventTitle }),
    text: issuedText(facts, userId),
    next: { label: msg("Open the certificate"), path: verifyPath(facts.publicId) },
  })),
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
