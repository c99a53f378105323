import type { AreaTexts } from "./area-texts.js";

/** The stored reason of a certificate that its holder gave up, shown to everyone who opens the certificate's page. */
export const GIVEN_UP_REASON = "The holder asked to withdraw this certificate.";

/**
 * Texts about certificates, including texts for their holders. The server sends the holders' texts, so public pages do
 * not load this file.
 */
export const CERTIFICATE_TEXTS = {
  errors: {
    CERTIFICATE_NOT_FOUND: { status: 404, message: "Certificate not found. Check its address." },
    CERTIFICATE_REVOKED: {
      status: 409,
      message: "This certificate has already been withdrawn. Reload the page.",
    },
    CERTIFICATES_CHANGED: {
      status: 409,
      message:
        "The list of people who get a certificate has changed. Check the new list, then give out the certificates.",
    },
    CERTIFICATES_NOBODY: {
      status: 409,
      message: "Your selection has no recipients. Choose people who do not have a certificate yet.",
    },
    CERTIFICATES_TOO_MANY: {
      status: 409,
      message: "You can give out at most 2,000 certificates at once. Choose fewer people.",
    },
    EVENT_NOT_OVER: {
      status: 409,
      message:
        "You can give out certificates from the event's last day onwards. If the event ended earlier, correct its last day.",
    },
  },
  rules: {
    certificateAddress:
      "Remove web and e-mail addresses. Each certificate already shows the address of its own page",
    certificateLine: "Write one short line of text",
    certificateText: "Write 1 to 600 characters",
    certificatePlaceholder:
      "There is no such placeholder. You can use {name}, {team}, {rank}, {event}, {date} and {college}",
    signatures: "A certificate can have at most 3 signatures",
    signaturePicture: "The signature must be a picture (PNG) of at most 40 kB and 1200 by 600 pixels",
    certificateCsv: "Choose a list of at most 200,000 characters",
    certificateColumns:
      "The list needs the column Name. For certificates with a rank, the list also needs the column Rank",
    certificatesAtOnce: "You can give certificates to at most 2,000 people at once",
    certificateReason: "Enter a reason of at most 500 characters",
    certificateName: "Enter the name for the certificate, in at most 120 characters",
    certificateEmail: "Enter a valid e-mail address",
    certificateDouble:
      "An earlier line has the same e-mail address, or the same name and team. Remove one of the two lines",
    certificateTeam:
      "The name of the team or the college is too long, or has letters that we cannot print. Correct the name",
  },
  success: {
    certificateGivenUp: "You gave up this certificate.",
    certificateLayout: "Layout saved. Certificates that you gave out before do not change.",
    certificatesIssued: "Certificates given out. The mails are on their way.",
    certificateRevoked:
      "Certificate withdrawn. The certificate's page now shows the withdrawal. We will notify the holder if we know their address.",
    certificateReissued: "The certificate was replaced. The old certificate is withdrawn.",
  },
} as const satisfies AreaTexts;
