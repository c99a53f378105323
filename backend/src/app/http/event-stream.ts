import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/** A client that still has not read the last event at the second heartbeat in a row is gone. */
const STUCK_AFTER = 2;

/**
 * A reply that goes on: server-sent events in the dialect of graphql-sse ("distinct connections mode"). A slow
 * reader is waited for, so that nothing piles up for it; one that does not read at all is cut off.
 */
export class EventStream {
  readonly #raw: ServerResponse;
  #stuck = 0;

  /** Sends the head. The reply is out of fastify's hands then. */
  constructor(reply: FastifyReply) {
    this.#raw = reply.raw;
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    reply.hijack();
    this.#raw.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no", // proxies pass events on at once
      connection: "close", // ended with the stream, so that a server that stops need not wait for it
    });
    this.#raw.write(":\n\n"); // some browsers show no reply before its first byte
  }

  /** Calls back once the client is gone or the stream has ended. */
  onClose(listener: () => void): void {
    if (this.#isOver()) listener();
    else this.#raw.once("close", listener);
  }

  /** Sends a result and waits until the client can take the next one. */
  async send(result: object): Promise<void> {
    await this.#write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /** Says that nothing will follow, so that the client does not come back. */
  async complete(): Promise<void> {
    await this.#write("event: complete\ndata:\n\n");
  }

  /** Keeps proxies from closing a quiet stream. */
  beat(): void {
    if (this.#isOver()) return;
    if (!this.#raw.writableNeedDrain) {
      this.#stuck = 0;
      this.#raw.write(":\n\n");
    } else if (++this.#stuck === STUCK_AFTER) this.#raw.destroy();
  }

  /** Ends the reply; without `complete` before, the client comes back. */
  end(): void {
    this.#raw.end();
  }

  /** Does not wait for a client that does not read. */
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
