import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { S3Server } from "./s3-server.js";

/**
 * The outcome of a request: a refusal with S3's code, a lost reply, a broken connection, or no reply. Null means normal
 * handling.
 */
export type Fate = { readonly status: number; readonly code: string } | "lost" | "cut" | "hang" | null;

/**
 * A proxy in front of the test store. Loses the requests or replies that a test chooses. Also lists and aborts
 * multipart uploads, which the store cannot do. The store checks the signature of these requests first.
 */
export class S3Front {
  /** Returns the outcome of each request. */
  fate: (method: string, url: string) => Fate = () => null;
  /** The requests so far, as method and address. */
  readonly requests: string[] = [];
  readonly #server = createServer((incoming, reply) => {
    this.#answer(incoming, reply).catch(() => incoming.socket.destroy());
  });

  private constructor(readonly store: S3Server) {}

  static async start(): Promise<S3Front> {
    const front = new S3Front(await S3Server.start());
    await new Promise<void>((resolve) => front.#server.listen(0, "127.0.0.1", resolve));
    return front;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** The environment that points `club backup` at this server. */
  get env(): Record<string, string> {
    return {
      BACKUP_STORE: "s3://club/some/backups",
      BACKUP_S3_ENDPOINT: this.endpoint,
      BACKUP_S3_KEY_ID: "S3RVER",
      BACKUP_S3_SECRET: "S3RVER",
    };
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.store.end();
  }

  async #answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = "", url = "" } = incoming;
    this.requests.push(`${method} ${url}`);
    const fate = this.fate(method, url);
    const body = await buffer(incoming).catch(() => null);
    if (fate === "hang" || body === null) return;
    if (fate === "cut") return void incoming.socket.destroy();
    if (fate !== null && fate !== "lost") {
      reply.writeHead(fate.status).end(`<Error><Code>${fate.code}</Code></Error>`);
      return;
    }
    const to = { host: "127.0.0.1", port: this.store.port, path: url, agent: false };
    const options = { ...to, method, headers: incoming.headers };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(options, resolve).once("error", reject).end(body);
    });
    const bytes = await buffer(answer);
    if (fate === "lost") return void incoming.socket.destroy();
    const status = answer.statusCode ?? 0;
    const uploads = this.#uploads(method, url, status);
    const isUnknown = status === 500 && url.includes("uploadId=");
    if (isUnknown) reply.writeHead(404).end("<Error><Code>NoSuchUpload</Code></Error>");
    else if (uploads === null) reply.writeHead(status, answer.headers).end(bytes);
    else reply.writeHead(uploads === "" ? 204 : 200).end(uploads);
  }

  /**
   * Handles the operations that the store lacks. Returns the body of the reply. Returns null for all other requests,
   * and if the store refused the signature.
   */
  #uploads(method: string, url: string, status: number): string | null {
    const { searchParams } = new URL(url, this.endpoint);
    const folder = join(this.store.folder, "club", "._S3rver_uploads");
    if (method === "GET" && searchParams.has("uploads") && status === 501) {
      const start = searchParams.get("prefix") ?? "";
      const begun = (existsSync(folder) ? readdirSync(folder) : [])
        .map((id) => ({ id, key: readFileSync(join(folder, id, "key"), "utf8") }))
        .filter(({ key }) => key.startsWith(start));
      const uploads = begun.map(
        ({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
      );
      return `<ListMultipartUploadsResult>${uploads.join("")}</ListMultipartUploadsResult>`;
    }
    if (method !== "DELETE" || status !== 405) return null;
    rmSync(join(folder, searchParams.get("uploadId") ?? ""), { recursive: true, force: true });
    return "";
  }
}
