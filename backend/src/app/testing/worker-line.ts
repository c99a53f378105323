import { randomUUID } from "node:crypto";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { ServerProcess } from "../../kernel/testing/server-process.js";

/** The parts of a reply that tests check. */
export interface WorkerReply {
  readonly status: number;
  readonly body: string;
}

/** One connection to a site with several workers. One worker handles all requests of the connection. */
export class WorkerLine {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  token = "";

  constructor(
    private readonly server: ServerProcess,
    readonly pid: number,
  ) {}

  /**
   * Opens a connection to a worker whose process is not among `pids`. The server must log at the level `info`, so that
   * each request's log line names the worker.
   */
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

  /** Returns the reply as soon as its headers have arrived. The body may take longer. */
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

/** Waits for a request's log line. Returns the id of the process that wrote the line. */
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
