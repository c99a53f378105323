/**
 * What the contact form says whenever its message did not get through (specification section 8). Apart from the
 * catalogue, because a public page carries it.
 */
export const CONTACT_FALLBACK = "Failed to Contact. Please try again.";
