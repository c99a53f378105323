import type { AreaTexts } from "./area-texts.js";

/** Certificates. What their holders see is here too: it is said by the server, and public pages do not load it. */
export const CERTIFICATE_TEXTS = {
  errors: {
    CERTIFICATE_NOT_FOUND: { status: 404, message: "There is no such certificate." },
    CERTIFICATE_REVOKED: { status: 409, message: "This certificate is withdrawn already." },
    CERTIFICATES_CHANGED: {
      status: 409,
      message:
        "Other people would get a certificate by now. Look at the list as it is, then give them out again.",
    },
    CERTIFICATES_NOBODY: {
      status: 409,
      message: "Nobody of this choice gets a certificate: they have one already, or nobody was chosen.",
    },
    CERTIFICATES_TOO_MANY: {
      status: 409,
      message: "At most 2000 certificates can be given out at once. Choose fewer people.",
    },
    EVENT_NOT_OVER: {
      status: 409,
      message:
        "Certificates are given out from the event's last day on. Change its days if it was over earlier.",
    },
  },
  rules: {
    certificateAddress: "Leave out web and e-mail addresses. Each certificate names its own page",
    certificateLine: "Write one line, neither empty nor too long",
    certificateText: "Write 1 to 600 characters",
    certificatePlaceholder:
      "There is no such placeholder. You can use {name}, {team}, {rank}, {event}, {date} and {college}",
    signatures: "At most three people sign",
    signaturePicture: "The signature must be a picture (PNG) of at most 40 kB and 1200 by 600 pixels",
    certificateCsv: "Choose a list of at most 200,000 characters",
    certificateColumns: "The list needs a column Name, and for places a column Rank",
    certificatesAtOnce: "At most 2000 people at once",
    certificateReason: "Say why, in at most 500 characters",
    certificateName: "Give the name as it is to be printed, in at most 120 characters",
    certificateEmail: "This is no e-mail address",
    certificateDouble: "This address, or this name in this team, stands above already",
    certificateTeam: "The team or the college is too long, or has letters that cannot be printed",
  },
  success: {
    certificateGivenUp: "Given up at its holder's wish.",
    certificateLayout: "Layout saved. Certificates that were given out before stay as they are.",
    certificatesIssued: "Certificates given out. The mails are on their way.",
    certificateRevoked:
      "Certificate withdrawn. Its page says so, and a holder whose address is known is told.",
    certificateReissued: "Replaced by a new certificate. The old one is withdrawn.",
  },
} as const satisfies AreaTexts;
