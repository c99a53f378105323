import type { AreaTexts } from "./area-texts.js";

/** The contact form's text for a message that could not be sent, as specified by the club. */
export const CONTACT_FALLBACK = "Failed to Contact. Please try again.";

export const CONTACT_TEXTS = {
  errors: {
    CONTACT_FAILED: { status: 503, message: CONTACT_FALLBACK },
  },
  success: {
    contactSent: "Message Delivered Successfully!",
  },
} as const satisfies AreaTexts;
