import { MAIL_FAILURES } from "../contract/texts/mailings.texts.js";
import type { Language } from "../languages/language.js";
import type { Logger } from "../log/logger.js";
import { blame, GIVE_UP_MS, replyCodes, withoutRecipient } from "./delivery-failure.js";
import type { Lease } from "./lease.js";
import type { MailServer } from "./mail-server.js";
import { NotBegun, type MailTransport } from "./mail-transport.js";
import { MailPriority } from "./outbox-mail.entity.js";
import type { Outbox } from "./outbox.js";
import type { Outcome, QueuedMail } from "./outbox.repository.js";
import type { OpenedMail } from "./sealed-mail.js";

/**
 * The longest pause between two attempts to send a mail, in milliseconds. For a mail older than five minutes, it is a
 * tenth of the mail's age instead. The first pause is one second, and each further pause is twice as long.
 */
const BACKOFF_MS = 30_000;

interface Means {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly server: MailServer;
  readonly log: Logger;
  /** The language of the recipient's account, or null for an address without an account. */
  readonly reads: Language | null;
  readonly messageIdDomain: string;
}

/** Sends a mail on which this worker has a lease. Never rejects: a failure is an outcome too. */
export async function tryToSend(lease: Lease, means: Means): Promise<Outcome> {
  const outcome = await sendOnce(lease, means);
  const isOver =
    outcome.kind === "sent" ? !outcome.keepBody : outcome.kind === "unsent" && outcome.state === "failed";
  return isOver && lease.priority === MailPriority.farewell ? { kind: "forgotten" } : outcome;
}

async function sendOnce(lease: Lease, means: Means): Promise<Outcome> {
  const { mail } = lease;
  const content = opened(mail, means);
  if (!content) {
    means.log.warn({ mail: mail.id }, "outbox: a mail cannot be read and is given up");
    return { kind: "unsent", state: "failed", at: new Date(), error: MAIL_FAILURES.unreadable };
  }
  try {
    await means.transport.send(
      {
        messageId: `<${mail.id}@${means.messageIdDomain}>`,
        to: mail.recipient,
        replyTo: mail.replyTo,
        ...content,
      },
      lease,
    );
  } catch (error) {
    return lease.isCancelled || error instanceof NotBegun
      ? { kind: "released" }
      : notSent(mail, error, means);
  }
  means.server.worked();
  return { kind: "sent", keepBody: means.transport.keepsMail };
}

function opened(mail: QueuedMail, { outbox, reads }: Means): OpenedMail | null {
  try {
    return outbox.open(mail, reads);
  } catch {
    return null;
  }
}

function notSent(mail: QueuedMail, error: unknown, { server, log }: Means): Outcome {
  const whose = blame(error);
  if (whose === "server") server.failed(error);
  else server.worked();
  const now = Date.now();
  const age = now - mail.createdAt.getTime();
  const isFinal = whose === "mail" || age > GIVE_UP_MS;
  const reason = withoutRecipient(reasonOf(error), mail.recipient);
  // A failure of the whole server is only a debug message, because `server.failed` logs an outage once. If the mail is
  // given up, the failure is a warning.
  log[whose === "server" && !isFinal ? "debug" : "warn"](
    { mail: mail.id, attempt: mail.attempts + 1, givenUp: isFinal, reason: replyCodes(reason) },
    "outbox: mail not sent",
  );
  const backoff = Math.min(1000 * 2 ** mail.attempts, Math.max(BACKOFF_MS, age / 10));
  return {
    kind: "unsent",
    state: isFinal ? "failed" : "queued",
    at: new Date(isFinal ? now : now + backoff),
    error: reason,
  };
}

/** Returns an error's message. An aborted attempt has a cause with a more precise message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
