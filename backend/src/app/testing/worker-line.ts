import { randomUUID } from "node:crypto";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { ServerProcess } from "../../kernel/testing/server-process.js";

/** A reply as tests look at it. */
export interface WorkerReply {
  readonly status: number;
  readonly body: string;
}

/** One connection to a site of several workers: all that goes over it is answered by the same one. */
export class WorkerLine {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  token = "";

  constructor(
    private readonly server: ServerProcess,
    /** The worker's process. */
    readonly pid: number,
  ) {}

  /** A connection to any worker but those. The log, a line a request at `info`, tells which one it came to. */
  static async toOther(server: ServerProcess, ...pids: readonly number[]): Promise<WorkerLine> {
    for (;;) {
      const line = new WorkerLine(server, 0);
      const id = randomUUID();
      await line.send("GET", "/robots.txt", undefined, { "x-request-id": id });
      const pid = await workerOf(server, id);
      if (!pids.includes(pid)) return Object.assign(line, { pid });
      line.close();
    }
  }

  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<WorkerReply> {
    const reply = await this.open(method, path, body, headers);
    return { status: reply.statusCode ?? 0, body: await text(reply) };
  }

  graphql(query: string, variables: object = {}): Promise<WorkerReply> {
    return this.send("POST", "/graphql", { query, variables });
  }

  /** The reply once its head is there; its body may take long. */
  open(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<IncomingMessage> {
    const json = body && { "content-type": "application/json" };
    const bearer = this.token === "" ? {} : { authorization: `Bearer ${this.token}` };
    return new Promise((resolve, reject) => {
      request(
        this.server.url + path,
        { agent: this.#agent, method, headers: { ...json, ...bearer, ...headers } },
        resolve,
      )
        .on("error", reject)
        .end(body && JSON.stringify(body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Which process wrote the line of a request, once it is there. */
async function workerOf(server: ServerProcess, id: string): Promise<number> {
  for (;;) {
    const line = server
      .output()
      .split("\n")
      .find((written) => written.includes(id));
    if (line !== undefined) return (JSON.parse(line) as { pid: number }).pid;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
