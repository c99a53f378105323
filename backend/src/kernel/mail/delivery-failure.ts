/** The fields of a nodemailer error besides its message. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * The cause of a failed attempt. `mail`: the recipient or the text is rejected permanently. `moment`: a later attempt
 * may succeed. `server`: the server would have accepted no mail at all.
 */
type Blame = "mail" | "moment" | "server";

/**
 * Matches refusals that concern the sender, the client or the server's own state (RFC 3463). Many servers send such
 * refusals only in reply to RCPT TO or DATA, the commands for a recipient and for the mail itself.
 */
const NOT_OF_THIS_MAIL = /^5\d\d[ -]5\.(1\.[78]|3\.[0-35]|4\.5)\b/;
/**
 * Matches refusals by policy. In reply to RCPT TO, the policy concerns the client. In reply to DATA, the policy
 * concerns the text.
 */
const POLICY = /^5\d\d[ -]5\.7\.\d/;

/**
 * Matches replies with an enhanced status code. Without this code, only the words show why a recipient was refused:
 * because of the recipient (`OF_THE_RECIPIENT`) or because of us (`OF_US`). Many servers refuse a recipient because
 * they reject our sender or will not relay our mails.
 */
const HAS_CODE = /^5\d\d[ -]\d\.\d/;
const OF_THE_RECIPIENT = /no such|unknown|\b(user|mailbox|recipient|account)\b/i;
const OF_US = /sender|relay|helo|ehlo|authenti|client|policy|block|spam|denied/i;

/**
 * Returns the cause of a failed attempt. A failure is permanent (`mail`) only if the server refused this recipient or
 * this mail, or if SMTP cannot express the recipient's address. A refused login or sender, a 5xx greeting, and all
 * errors of TLS or the connection are temporary.
 */
export function blame(error: unknown): Blame {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  // No server refused the mail: the recipient's address cannot be written in SMTP.
  if (code === "EENVELOPE" && command === "API") return "mail";
  if ((command !== "RCPT TO" && command !== "DATA") || typeof responseCode !== "number") return "server";
  if (responseCode === 421) return "server"; // 421: the server closes the connection.
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
/**
 * Minimum length of the part of a recipient's address before the @. A shorter part is not removed from replies, because
 * it may be part of other words, and identifies no person.
 */
const NAME_LENGTH = 3;

/**
 * Returns a mail server's reply without the recipient. Many replies contain the address or the part before the @. The
 * recipient is stored with the mail, and readers of the log need not know the address.
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
 * Returns a failure's code (RFC 5321, RFC 3463, or a code such as ECONNREFUSED), or "other" if there is none. The log
 * gets only the code, because the text of a failure may contain personal data.
 */
export function replyCodes(reason: string): string {
  const reply = /\b[245]\d\d\b(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(reason);
  return reply?.[0] ?? /\bE[A-Z]{3,}\b/.exec(reason)?.[0] ?? "other";
}

/** How long failed attempts are repeated, in milliseconds since the mail was queued. A later failure is final. */
export const GIVE_UP_MS = 3 * 24 * 3600 * 1000;
