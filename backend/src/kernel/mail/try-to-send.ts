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

/** Milliseconds until the next try: doubled each time from one second up to this, later a tenth of the mail's age. */
const BACKOFF_MS = 30_000;

interface Means {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly server: MailServer;
  readonly log: Logger;
  /** What the owner of the address reads; null for an address without account. */
  readonly reads: Language | null;
  readonly messageIdDomain: string;
}

/** Sends a mail on which this worker has a lease; always returns an outcome. */
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
  // Errors during an outage are logged once, by the outage.
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

/** The cause of an aborted try, which says more. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
