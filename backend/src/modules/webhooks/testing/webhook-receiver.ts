import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** A message that a receiver got, and whether its signature is valid. */
export interface ReceivedMessage {
  readonly id: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
  /** Whether the Standard Webhooks library accepts the signature, for each of the receiver's secrets. */
  readonly verified: readonly boolean[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real receiver on this machine, which checks signatures with the Standard Webhooks library. */
export class WebhookReceiver {
  readonly received: ReceivedMessage[] = [];
  secrets: string[] = [];
  answer: Answer = answerWith(204);
  readonly #server = createServer((request, response) => void this.#take(request, response));

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/hook`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  get types(): string[] {
    return this.received.map(({ body }) => body.type);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const text = Buffer.concat(parts).toString("utf8");
    const headers = request.headers as Record<string, string>;
    this.received.push({
      id: headers["webhook-id"] ?? "",
      body: JSON.parse(text) as ReceivedMessage["body"],
      verified: this.secrets.map((secret) => isVerified(secret, text, headers)),
    });
    this.answer(request, response);
  }
}

export function answerWith(status: number, headers: Record<string, string> = {}, body = ""): Answer {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

function isVerified(secret: string, text: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}
