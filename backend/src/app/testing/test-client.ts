import { replyCheck } from "./reply-check.js";

/** The parts of a reply that tests check. */
export interface TestReply<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export interface GraphQLReply {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: {
    readonly message: string;
    readonly extensions: { code: string; fields?: Record<string, string> };
  }[];
}

/** A client over real HTTP that keeps cookies and a bearer token, as the site's script does in a browser. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  /** The network address that a proxy would report for this client. Only servers with TRUST_PROXY use it. */
  address: string | null = null;

  /** The language of the page, sent in the header Accept-Language. Null sends no language. */
  language: string | null = null;

  constructor(readonly url: string) {}

  /**
   * Sends a request. An object body is sent as JSON, a string body unchanged.
   * @throws Error when a REST reply differs from the server's OpenAPI document
   */
  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestReply<Body>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.language === null ? {} : { "accept-language": this.language }),
        ...(this.address === null ? {} : { "x-forwarded-for": this.address }),
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(response.headers);
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    const parsed: unknown = type.includes("json") ? JSON.parse(text) : {};
    await this.#checkReply(method, path, { status: response.status, type, body: parsed });
    return { status: response.status, headers: response.headers, text, body: parsed as Body };
  }

  post<Body = Record<string, unknown>>(path: string, body: unknown = {}): Promise<TestReply<Body>> {
    return this.send<Body>("POST", path, body);
  }

  get<Body = Record<string, unknown>>(path: string): Promise<TestReply<Body>> {
    return this.send<Body>("GET", path);
  }

  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphQLReply> {
    return (await this.post<GraphQLReply>("/graphql", { query, variables })).body;
  }

  /** Logs in over REST and keeps the token. */
  async logIn(email: string, password: string): Promise<void> {
    const reply = await this.post<{ token?: string }>("/api/auth/login", { email, password });
    if (reply.body.token === undefined) throw new Error(`login of ${email} failed: ${reply.text}`);
    this.token = reply.body.token;
  }

  async #checkReply(
    method: string,
    path: string,
    reply: { readonly status: number; readonly type: string; readonly body: unknown },
  ): Promise<void> {
    if (!path.startsWith("/api/") || /^\/api\/(?:docs|openapi)/.test(path)) return;
    const mismatch = (await replyCheck(this.url))(method, path, reply);
    if (mismatch !== null) throw new Error(`${method} ${path} answered against its schema: ${mismatch}`);
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      if (value === "") this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }
}
