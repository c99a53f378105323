import type { AreaTexts } from "./area-texts.js";

/** What the form says whenever its message did not get through, in the club's words. */
export const CONTACT_FALLBACK = "Failed to Contact. Please try again.";

/** The contact form. */
export const CONTACT_TEXTS = {
  errors: {
    CONTACT_FAILED: { status: 503, message: CONTACT_FALLBACK },
  },
  success: {
    contactSent: "Message Delivered Successfully!",
  },
} as const satisfies AreaTexts;
