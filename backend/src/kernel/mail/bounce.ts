const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Shorter ones are parts of other words, and tell nobody anything. */
const NAME_LENGTH = 3;

/**
 * What a mail server said of a mail, without its recipient: many name whom they refuse, in full or by the part before the
 * @. The row says whose mail it was, and who reads the log need not know.
 */
export function withoutRecipient(reason: string, recipient: string): string {
  const name = recipient.split("@", 1)[0] ?? "";
  const text = reason.replace(ADDRESS, "…");
  return name.length < NAME_LENGTH ? text : text.replace(new RegExp(literally(name), "gi"), "…");
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Of a failure its codes, for the log (RFC 5321, RFC 3463; ECONNREFUSED): in words it may say anything of anybody. */
export function replyCodes(reason: string): string {
  const reply = /\b[245]\d\d\b(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(reason);
  return reply?.[0] ?? /\bE[A-Z]{3,}\b/.exec(reason)?.[0] ?? "other";
}
