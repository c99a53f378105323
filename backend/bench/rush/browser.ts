import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figures, Step } from "./figures.js";

/** Maximum number of attempts at a request that the site refuses temporarily. */
const MAX_TRIES = 6;

interface Reply {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
    }[];
  };
}

/** One student's browser: a keep-alive connection, cookies, a token, and the website's own operations. */
export class Browser {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #cookies = new Map<string, string>();
  token: string | null = null;

  constructor(
    private readonly url: string,
    private readonly documents: ReadonlyMap<string, string>,
    private readonly figures: Figures,
  ) {}

  /**
   * Runs a mutation or query and returns its field. Retries later if the site refuses temporarily.
   * @throws Error for any other failure, and after `MAX_TRIES` attempts
   */
  async run(step: Step, operationName: string, field: string, input?: object): Promise<unknown> {
    const query = this.documents.get(operationName);
    if (query === undefined) throw new Error(`the website has no operation ${operationName}`);
    const body = JSON.stringify({ operationName, variables: input ? { input } : {}, query });
    for (let attempt = 1; ; attempt++) {
      const from = performance.now();
      const reply = await this.#post(body);
      const [error] = reply.body.errors ?? [];
      const code = error?.extensions?.code ?? (reply.status === 200 ? "" : String(reply.status));
      if (code === "") {
        this.figures.answered(step, performance.now() - from);
        return reply.body.data?.[field];
      }
      const isRefusal = reply.status === 503 || reply.status === 429 || LATER.has(code);
      if (!isRefusal) throw new Error(`${operationName}: ${code} ${error?.message ?? ""}`);
      this.figures.refused(`${operationName} ${code}`);
      if (attempt === MAX_TRIES) throw new Error(`${operationName}: refused ${String(attempt)} times`);
      await sleep(1000 * (error?.extensions?.retryAfter ?? reply.retryAfter));
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<Reply> {
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Mozilla/5.0 (Linux; Android 15) registration rush",
      origin: this.url,
      "sec-fetch-site": "same-origin",
      ...(cookie === "" ? {} : { cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}/graphql`,
        { method: "POST", agent: this.#agent, headers },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on("data", (chunk: Buffer) => chunks.push(chunk));
          reply.on("error", reject);
          reply.on("end", () => {
            this.#keep(reply.headers["set-cookie"] ?? []);
            resolve({
              status: reply.statusCode ?? 0,
              retryAfter: Number(reply.headers["retry-after"] ?? 2),
              body: parsed(Buffer.concat(chunks).toString()),
            });
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split("=", 2);
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

const LATER: ReadonlySet<string> = new Set(["UNAVAILABLE", "RATE_LIMITED", "CODE_RATE_LIMITED"]);

function parsed(text: string): Reply["body"] {
  try {
    return JSON.parse(text) as Reply["body"];
  } catch {
    return {};
  }
}
