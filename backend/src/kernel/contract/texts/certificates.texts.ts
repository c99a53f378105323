import type { AreaTexts } from "./area-texts.js";

/** Certificates, as their holders and whoever looks them up see them. */
export const CERTIFICATE_TEXTS = {
  errors: {
    CERTIFICATE_NOT_FOUND: { status: 404, message: "There is no such certificate." },
    CERTIFICATE_REVOKED: { status: 409, message: "This certificate is withdrawn already." },
  },
  rules: {},
  success: { certificateGivenUp: "Given up at its holder's wish." },
} as const satisfies AreaTexts;
