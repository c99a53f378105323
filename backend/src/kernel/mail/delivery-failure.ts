/** The fields of a nodemailer error besides its message. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * What a failed try blames: `mail`, whose recipient or text is rejected permanently; `moment`, the mail may pass later;
 * `server`, no mail would have passed.
 */
type Blame = "mail" | "moment" | "server";

/**
 * Refusals about the sender, the client or the server's own state, though they are the reply to a recipient or a
 * mail (RFC 3463): many servers reject a client only at that point.
 */
const NOT_OF_THIS_MAIL = /^5\d\d[ -]5\.(1\.[78]|3\.[0-35]|4\.5)\b/;
/** Policy: as the reply to a recipient it is about the client, as the reply to a mail about its text. */
const POLICY = /^5\d\d[ -]5\.7\.\d/;

/**
 * Without the extended code only the words show what a reply to a recipient is about, and many servers say only then
 * that they do not relay for us or reject the sender.
 */
const HAS_CODE = /^5\d\d[ -]\d\.\d/;
const OF_THE_RECIPIENT = /no such|unknown|\b(user|mailbox|recipient|account)\b/i;
const OF_US = /sender|relay|helo|ehlo|authenti|client|policy|block|spam|denied/i;

/**
 * What to blame for a failed try. Only a refusal of this recipient or this mail is permanent: a refused login or sender, a
 * greeting with 5xx, and all errors of TLS or the connection are temporary.
 */
export function blame(error: unknown): Blame {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  // The address cannot be written in SMTP, so no server was asked.
  if (code === "EENVELOPE" && command === "API") return "mail";
  if ((command !== "RCPT TO" && command !== "DATA") || typeof responseCode !== "number") return "server";
  if (responseCode === 421) return "server"; // the server closes the connection
  if (responseCode < 500) return "moment";
  const responseText = typeof response === "string" ? response : "";
  if (NOT_OF_THIS_MAIL.test(responseText) || (command === "RCPT TO" && POLICY.test(responseText)))
    return "server";
  if (command === "RCPT TO" && !HAS_CODE.test(responseText)) {
    if (OF_US.test(responseText)) return "server";
    return OF_THE_RECIPIENT.test(responseText) ? "mail" : "moment";
  }
  return "mail";
}

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Shorter names are parts of other words and identify no one. */
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

/** A mail that could not be delivered for so many milliseconds is given up. */
export const GIVE_UP_MS = 3 * 24 * 3600 * 1000;
