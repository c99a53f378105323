import { createHmac, randomBytes } from "node:crypto";
import { deriveKey, seal, unseal } from "../../kernel/crypto/seal.js";

const PREFIX = "whsec_";
/** The length of a secret. Standard Webhooks requires 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** Returns a new random secret in the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/**
 * Encrypts and decrypts the secrets that sign messages, so that the database alone does not reveal them. A secret is
 * shown only once, in the reply to the request that creates it.
 */
export class WebhookSecretSeal {
  readonly #key: Buffer;

  /** @param secret the server's secret */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "webhook");
  }

  seal(webhookSecret: string): string {
    return seal(this.#key, webhookSecret);
  }

  /** @throws Error if the secret was sealed before the server's secret changed */
  open(sealed: string): string {
    return unseal(this.#key, sealed);
  }
}

interface SignedMessage {
  readonly id: string;
  readonly body: string;
}

/**
 * Returns the headers of Standard Webhooks 1.0. The headers contain a signature for each secret, so that a receiver may
 * still use the previous secret.
 */
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
