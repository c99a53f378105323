const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Shorter ones are parts of other words, and identify nobody. */
const NAME_LENGTH = 3;

/**
 * A mail server's reply to a mail, without the recipient: many contain the address, in full or only the part before the
 * @. The row has the recipient, and readers of the log need not know it.
 */
export function withoutRecipient(reason: string, recipient: string): string {
  const name = recipient.split("@", 1)[0] ?? "";
  const text = reason.replace(ADDRESS, "…");
  return name.length < NAME_LENGTH ? text : text.replace(new RegExp(literally(name), "gi"), "…");
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The codes of a failure, for the log (RFC 5321, RFC 3463; ECONNREFUSED): its text may contain personal data. */
export function replyCodes(reason: string): string {
  const reply = /\b[245]\d\d\b(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(reason);
  return reply?.[0] ?? /\bE[A-Z]{3,}\b/.exec(reason)?.[0] ?? "other";
}
