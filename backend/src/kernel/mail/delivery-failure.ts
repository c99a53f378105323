/** What nodemailer tells of a failure beside its message. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * Whom a failed try speaks of: `mail`, whose recipient or text is refused for good; `moment`, the mail may pass later;
 * `server`, no mail would have passed.
 */
export type Blame = "mail" | "moment" | "server";

/**
 * Refusals that name the sender, the client or the server's own state though they come as an answer to a recipient or a
 * mail (RFC 3463): many servers say only then what they think of who connected.
 */
const NOT_OF_THIS_MAIL = /^5\d\d[ -]5\.(1\.[78]|3\.[0-35]|4\.5)\b/;
/** Policy: as the answer to a recipient it speaks of whom the server talks to, as the answer to a mail of its text. */
const POLICY = /^5\d\d[ -]5\.7\.\d/;

/**
 * Without the extended code only the words tell whom an answer to a recipient speaks of, and many servers say only then
 * that they do not relay for us or do not like the sender.
 */
const HAS_CODE = /^5\d\d[ -]\d\.\d/;
const OF_THE_RECIPIENT = /no such|unknown|\b(user|mailbox|recipient|account)\b/i;
const OF_US = /sender|relay|helo|ehlo|authenti|client|policy|block|spam|denied/i;

/**
 * Whom to blame for a failed try. Only a refusal of this recipient or of this mail is final: a refused login or sender, a
 * greeting with 5xx, and all trouble with TLS or the connection pass.
 */
export function blame(error: unknown): Blame {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  // The address cannot be written in SMTP, so no server was asked.
  if (code === "EENVELOPE" && command === "API") return "mail";
  if ((command !== "RCPT TO" && command !== "DATA") || typeof responseCode !== "number") return "server";
  if (responseCode === 421) return "server"; // the server closes the connection
  if (responseCode < 500) return "moment";
  const said = typeof response === "string" ? response : "";
  if (NOT_OF_THIS_MAIL.test(said) || (command === "RCPT TO" && POLICY.test(said))) return "server";
  if (command === "RCPT TO" && !HAS_CODE.test(said)) {
    if (OF_US.test(said)) return "server";
    return OF_THE_RECIPIENT.test(said) ? "mail" : "moment";
  }
  return "mail";
}
