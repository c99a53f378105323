/** The fields of a nodemailer error besides its message. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * The cause of a failed attempt. `mail`: the recipient or the text is rejected permanently. `moment`: the mail may pass
 * later. `server`: no mail would have passed.
 */
type Blame = "mail" | "moment" | "server";

/**
 * Matches refusals because of the sender, the client or the server's own state (RFC 3463). They can be the reply to a
 * recipient or a mail, because many servers reject a client only at that point.
 */
const NOT_OF_THIS_MAIL = /^5\d\d[ -]5\.(1\.[78]|3\.[0-35]|4\.5)\b/;
/** Matches refusals by policy. In the reply to a recipient they concern the client, in the reply to a mail its text. */
const POLICY = /^5\d\d[ -]5\.7\.\d/;

/**
 * Matches replies with an extended code. In a reply without one, only the words show why a recipient was refused. Many
 * servers use that reply to say that they do not relay for us or that they reject the sender.
 */
const HAS_CODE = /^5\d\d[ -]\d\.\d/;
const OF_THE_RECIPIENT = /no such|unknown|\b(user|mailbox|recipient|account)\b/i;
const OF_US = /sender|relay|helo|ehlo|authenti|client|policy|block|spam|denied/i;

/**
 * Returns the cause of a failed attempt. Only a refusal of this recipient or this mail is permanent. A refused login or
 * sender, a greeting with 5xx, and all errors of TLS or the connection are temporary.
 */
export function blame(error: unknown): Blame {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  // The address cannot be written in SMTP, so no server was asked.
  if (code === "EENVELOPE" && command === "API") return "mail";
  if ((command !== "RCPT TO" && command !== "DATA") || typeof responseCode !== "number") return "server";
  if (responseCode === 421) return "server"; // Reply 421: the server closes the connection.
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
/** The shortest name that is removed. Shorter names are parts of other words and identify no person. */
const NAME_LENGTH = 3;

/**
 * Returns a mail server's reply without the recipient. Many replies contain the address, in full or only the part
 * before the @. The mail's row has the recipient, and readers of the log need not know the address.
 */
export function withoutRecipient(reason: string, recipient: string): string {
  const name = recipient.split("@", 1)[0] ?? "";
  const text = reason.replace(ADDRESS, "…");
  return name.length < NAME_LENGTH ? text : text.replace(new RegExp(literally(name), "gi"), "…");
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Returns the code of a failure for the log (RFC 5321, RFC 3463, or a code such as ECONNREFUSED); "other" without one.
 * The text of a failure may contain personal data.
 */
export function replyCodes(reason: string): string {
  const reply = /\b[245]\d\d\b(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(reason);
  return reply?.[0] ?? /\bE[A-Z]{3,}\b/.exec(reason)?.[0] ?? "other";
}

/** Milliseconds after which an undelivered mail is given up. */
export const GIVE_UP_MS = 3 * 24 * 3600 * 1000;
