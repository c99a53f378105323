/**
 * What the contact form says whenever its message did not get through, in the club's words. Apart from the
 * catalogue, because a public page carries it.
 */
export const CONTACT_FALLBACK = "Failed to Contact. Please try again.";
