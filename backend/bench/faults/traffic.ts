import { Agent, request, type IncomingMessage } from "node:http";
import { R1_QUERY, W1_MUTATION } from "../queries.js";

/** A request that was sent, with its outcome. */
export interface Asked {
  readonly kind: Kind;
  /** The trace that a successful write leaves: a team's name, or an address for which a code was requested. */
  readonly mark: string;
  /** The start and the end of the request, in milliseconds since this process started. */
  readonly at: number;
  readonly end: number;
  /** "ok", or how the request failed: "503", "500, tells internals", "cut off", "no answer (team)". */
  readonly outcome: string;
}

/** Writes that are counted afterwards, reads by students and visitors, and the probes of a load balancer. */
type Kind = "team" | "code" | "my team" | "events" | "home" | "readyz" | "healthz";

/**
 * Requests per second of each kind. The rates are far below the product's capacity, so that only the fault slows the
 * product.
 */
const RATES: Readonly<Record<Kind, number>> = {
  team: 15,
  code: 15,
  "my team": 15,
  events: 5,
  home: 5,
  readyz: 4,
  healthz: 4,
};
/** Request timeout, longer than every fault. */
const TIMEOUT_MS = 40_000;
/** Internal details that no reply may contain. */
const INTERNALS =
  /ECONN|EHOST|127\.0\.0\.1:\d|SQLITE_|\bER_[A-Z]|database is locked|disk I\/O|readonly database/;

export interface Call {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** Access tokens of students. */
export interface Students {
  readonly members: readonly string[];
  readonly teamless: string[];
}

/** The agent keeps connections open, as browsers and proxies do. */
const agent = new Agent({ keepAlive: true });

/** Sends one request and returns its outcome. Never throws. */
export async function ask(url: string, call: Call): Promise<string> {
  const reply = await send(url, call);
  return typeof reply === "string" ? reply : outcomeOf(reply);
}

/** Sends one request and returns the reply's body, or "" when there was no reply. */
export async function read(url: string, call: Call): Promise<string> {
  const reply = await send(url, call);
  return typeof reply === "string" ? "" : reply.text;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** Returns the reply, or the reason why there was none: "refused" (nothing listens), "cut off", "no answer". */
export function send(url: string, { path, body, token }: Call): Promise<Reply | string> {
  return new Promise((resolve) => {
    const sent = body && JSON.stringify(body);
    const headers = {
      ...(sent === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const method = sent === undefined ? "GET" : "POST";
    const outgoingRequest = request(
      `${url}${path}`,
      { method, headers, agent, timeout: TIMEOUT_MS },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (part: string) => (text += part));
        reply.on("end", () => {
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
        });
        reply.on("error", () => {
          resolve("cut off");
        });
      },
    );
    outgoingRequest.on("timeout", () => {
      resolve("no answer");
      outgoingRequest.destroy();
    });
    outgoingRequest.on("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code === "ECONNREFUSED" ? "refused" : "cut off");
    });
    outgoingRequest.end(sent);
  });
}

function outcomeOf({ status: statusCode, headers, text }: Reply): string {
  const isJson = (headers["content-type"] ?? "").includes("json");
  const code = isJson ? /"code":"([A-Z_]+)"/.exec(text)?.[1] : undefined;
  if (statusCode < 300 && !(isJson && text.startsWith('{"errors"')) && !(isJson && code)) return "ok";
  const status = statusCode < 300 ? `200 ${code ?? "errors"}` : String(statusCode);
  const noHint = statusCode === 503 && headers["retry-after"] === undefined ? " without Retry-After" : "";
  return `${status}${noHint}${INTERNALS.test(text) ? ", tells internals" : ""}`;
}

/** Sends steady traffic to one or several servers until `stop` is called. Records every request. */
export class Traffic {
  readonly asked: Asked[] = [];
  /** Whether to stop when the site reports that it is not ready, as a load balancer would. */
  endsWhenNotReady = false;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #open = new Set<Promise<void>>();
  #number = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly students: Students,
    /** The prefix that distinguishes this traffic's writes from those of other traffic. */
    private readonly name: string,
  ) {}

  start(): void {
    for (const [kind, rate] of Object.entries(RATES) as [Kind, number][])
      this.#timers.push(
        setInterval(() => {
          this.#send(kind);
        }, 1000 / rate),
      );
  }

  /** Stops sending and waits for the open requests. */
  async stop(): Promise<void> {
    this.#end();
    await Promise.all(this.#open);
  }

  #end(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #send(kind: Kind): void {
    const number = ++this.#number;
    const mark =
      kind === "code" ? `${this.name}-${String(number)}@fault.example` : `${this.name} ${String(number)}`;
    const call = this.#call(kind, mark);
    if (!call) return;
    const url = this.urls[number % this.urls.length] ?? "";
    const at = performance.now();
    const open = ask(url, call).then((how) => {
      const outcome = how === "no answer" ? `${how} (${kind})` : how;
      this.asked.push({ kind, mark, at, end: performance.now(), outcome });
      this.#open.delete(open);
      if (kind === "readyz" && outcome === "503" && this.endsWhenNotReady) this.#end();
    });
    this.#open.add(open);
  }

  #call(kind: Kind, mark: string): Call | null {
    const { members, teamless } = this.students;
    switch (kind) {
      case "team": {
        const token = teamless.pop(); // each student creates one team
        return token === undefined
          ? null
          : { path: "/graphql", token, body: { query: W1_MUTATION, variables: { input: { name: mark } } } };
      }
      case "code":
        return { path: "/api/auth/verify-email", body: { email: mark } };
      case "my team": {
        const token = members[this.#number % members.length] ?? "";
        return { path: "/graphql", token, body: { query: R1_QUERY } };
      }
      case "events":
        return { path: "/graphql", body: { query: "{ currentEvent { slug title } }" } };
      case "home":
        return { path: "/" };
      case "readyz":
      case "healthz":
        return { path: `/${kind}` };
    }
  }
}
