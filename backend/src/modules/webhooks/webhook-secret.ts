import { createHmac, randomBytes } from "node:crypto";
import { deriveKey, seal, unseal } from "../../kernel/crypto/seal.js";

const PREFIX = "whsec_";
/** What Standard Webhooks asks for: 24 to 64. */
const SECRET_BYTES = 32;

/** A new secret, as receivers are given it. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/** Seals what signs messages: the database alone does not give it away, and no reply contains it but the one that makes it. */
export class WebhookSecretSeal {
  readonly #key: Buffer;

  /** @param secret the server's secret */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "webhook");
  }

  seal(webhookSecret: string): string {
    return seal(this.#key, webhookSecret);
  }

  /** @throws Error for what was sealed before the server's secret changed */
  open(sealed: string): string {
    return unseal(this.#key, sealed);
  }
}

/** The signed content of a message. */
interface SignedMessage {
  readonly id: string;
  readonly body: string;
}

/** The headers of Standard Webhooks 1.0: every secret signs, so that receivers may still have the one before. */
export function signatureHeaders(
  { id, body }: SignedMessage,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
