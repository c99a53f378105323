import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/**
 * A client is disconnected if it has still not read the last event at this many heartbeats in a row.
 */
const STUCK_AFTER = 2;

/**
 * A reply of server-sent events in the protocol of graphql-sse ("distinct connections mode"). The stream pauses for a
 * slow client, so that events do not pile up. A client that stops reading is disconnected.
 */
export class EventStream {
  readonly #raw: ServerResponse;
  #stuck = 0;

  /** Sends the headers. From then on Fastify does not manage the reply. */
  constructor(reply: FastifyReply) {
    this.#raw = reply.raw;
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    reply.hijack();
    this.#raw.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no", // tells proxies such as nginx not to buffer, so that events arrive immediately
      connection: "close", // closed with the stream, so that a stopping server does not wait for the connection
    });
    this.#raw.write(":\n\n"); // some browsers report a reply only after its first byte
  }

  /** Calls the listener once the client has disconnected or the stream has ended. */
  onClose(listener: () => void): void {
    if (this.#isOver()) listener();
    else this.#raw.once("close", listener);
  }

  /** Sends a result and waits until the client can take the next one. */
  async send(result: object): Promise<void> {
    await this.#write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /** Sends the end of the subscription, so that the client does not reconnect. */
  async complete(): Promise<void> {
    await this.#write("event: complete\ndata:\n\n");
  }

  /** Sends a heartbeat, which keeps proxies from closing an idle stream. Disconnects a client that does not read. */
  beat(): void {
    if (this.#isOver()) return;
    if (!this.#raw.writableNeedDrain) {
      this.#stuck = 0;
      this.#raw.write(":\n\n");
    } else if (++this.#stuck === STUCK_AFTER) this.#raw.destroy();
  }

  /** Ends the reply. Without an earlier `complete`, the client reconnects. */
  end(): void {
    this.#raw.end();
  }

  /** Closes the connection without waiting for a client that does not read. */
  destroy(): void {
    this.#raw.destroy();
  }

  async #write(text: string): Promise<void> {
    if (this.#isOver() || this.#raw.write(text)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.#raw.off("drain", done).off("close", done);
        resolve();
      };
      this.#raw.on("drain", done).on("close", done);
    });
  }

  #isOver(): boolean {
    return this.#raw.destroyed || this.#raw.writableEnded;
  }
}
