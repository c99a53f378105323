import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { MailState, OutboxMail } from "./outbox-mail.entity.js";

/** A mail as the modules write it: plain text, one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, if anywhere but to the sender. */
  readonly replyTo?: string;
}

/** Where modules leave their mail. Sending is the worker's business, never a request's. */
export class Outbox {
  readonly #key: Buffer;
  #onQueued: () => void = () => undefined;

  /** @param secret the server's secret; bodies are sealed under a key derived from it. */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "outbox");
  }

  /** Writes a mail in the transaction of the change it tells of: both happen or neither. */
  async enqueue(tx: Tx, mail: Mail): Promise<void> {
    const now = new Date();
    await tx.insert(OutboxMail, {
      id: newId(),
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      sealedBody: seal(this.#key, mail.text),
      state: MailState.queued,
      attempts: 0,
      createdAt: now,
      nextAttemptAt: now,
      sentAt: null,
      lastError: null,
    });
    afterCommit(tx, () => {
      this.#onQueued();
    });
  }

  /** Opens the body of a queued mail. */
  openBody(sealedBody: string): string {
    return unseal(this.#key, sealedBody);
  }

  /** Lets the worker know at once that there is something to send, instead of at its next look. */
  notify(onQueued: () => void): void {
    this.#onQueued = onQueued;
  }
}
