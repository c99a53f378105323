import { setTimeout as sleep } from "node:timers/promises";
import { AccessTokens, type AccessClaims } from "../../src/kernel/auth/access-token.js";
import type { ErrorCode } from "../../src/kernel/contract/catalogue.js";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";
import { send, type Reply } from "../faults/traffic.js";
import type { Post } from "../rush/post.js";
import type { Random } from "./random.js";
import type { History, Outcome, Write } from "./record.js";

export interface Person extends Omit<AccessClaims, "sessionId"> {
  readonly email: string;
  sessionId: string;
}

/** The data that all actors share. */
export interface Stage {
  readonly history: History;
  /** The addresses of all servers, including those that are down. */
  readonly urls: readonly string[];
  readonly post: Post;
  readonly students: Person[];
  readonly treasurers: readonly Person[];
  readonly organisers: readonly Person[];
  /** Membership ids from query results. Some of these memberships have ended. */
  readonly memberIds: string[];
  readonly eventId: string;
  readonly eventDay: string;
}

/** The properties by which the invariants recognise a write in the database. */
type Known = Pick<Write, "mark" | "traces" | "sets" | "made" | "ends">;
type Data = Readonly<Record<string, unknown>>;

/** Options of a write, apart from its input. */
export interface WriteOptions extends Known {
  /** The selection set for the reply. */
  readonly select?: string;
  /** Returns the properties of a successful write that are known only from its reply. */
  readonly learn?: (field: Data) => Known;
}

/** Milliseconds that an actor waits when no server accepts connections. */
const UNSENT_PAUSE_MS = 200;

const tokens = new AccessTokens(TEST_SECRET);
let numbers = 0;

/** Returns a string that is unique in this process. */
export function uniqueMark(prefix: string): string {
  return `${prefix}${String(++numbers)}`;
}

/** Returns a unique transaction id of twelve digits. */
export function numbered(digit: "4" | "5" | "7"): string {
  return digit + String(++numbers).padStart(11, "0");
}

/** Sends requests with a person's token to randomly chosen servers, and records the outcomes of writes. */
export class Actor {
  constructor(
    readonly stage: Stage,
    readonly random: Random,
  ) {}

  /** Returns the data of a query, or null if the query failed. */
  async read<Answer>(person: Person, query: string, variables: object = {}): Promise<Answer | null> {
    this.stage.history.reads++;
    const reply = await this.#send(person, { query, variables });
    const { outcome, code, data } = judged(reply);
    if (isFault(code)) this.stage.history.faults.push(`${query.slice(0, 60)}: ${code}`);
    if (outcome === "unsent") await sleep(UNSENT_PAUSE_MS);
    return outcome === "done" ? (data as Answer) : null;
  }

  /**
   * Sends a mutation with one input and records the outcome. Returns the mutation's field, or null if the mutation did
   * not succeed.
   */
  async write<Answer = Data>(
    person: Person | null,
    [name, type]: readonly [name: string, type: string],
    input: object | null,
    { select = "{ message }", learn, ...known }: WriteOptions = {},
  ): Promise<Answer | null> {
    const query =
      input === null
        ? `mutation { ${name} ${select} }`
        : `mutation ($input: ${type}!) { ${name}(input: $input) ${select} }`;
    const at = Date.now();
    const reply = await this.#send(person, { query, variables: input === null ? {} : { input } });
    const { outcome, code, data } = judged(reply);
    if (isFault(code)) this.stage.history.faults.push(`${name}: ${code}`);
    const field = outcome === "done" ? (data[name] as Data) : null;
    const learnt = field && learn ? learn(field) : {};
    const by = person?.userId ?? "";
    this.stage.history.writes.push({ name, by, at, end: Date.now(), outcome, code, ...known, ...learnt });
    return field as Answer | null;
  }

  #send(person: Person | null, body: object): Promise<Reply | string> {
    const url = this.random.pick(this.stage.urls) ?? "";
    return send(url, { path: "/graphql", body, ...(person && { token: tokens.sign(person) }) });
  }
}

/**
 * Returns whether an error code means a bug in the server. A 503 is no bug, because the server is only temporarily
 * unavailable.
 */
function isFault(code: string): boolean {
  return code === "INTERNAL" || code === "INTERNAL_SERVER_ERROR" || /^5(?!03)\d\d$/.test(code);
}

/** Errors after which the write may have been stored anyway. */
const UNSURE: readonly string[] = ["UNAVAILABLE", "UNKNOWN_OUTCOME"] satisfies ErrorCode[];

function judged(reply: Reply | string): { outcome: Outcome; code: string; data: Data } {
  if (typeof reply === "string")
    return { outcome: reply === "refused" ? "unsent" : "unknown", code: reply, data: {} };
  const { data, errors } = parsed(reply.text);
  const code = errors?.[0]?.extensions?.code ?? (reply.status < 300 ? "" : String(reply.status));
  if (code === "")
    return data ? { outcome: "done", code, data } : { outcome: "unknown", code: "empty", data: {} };
  const isUnsure = UNSURE.includes(code) || code === "503" || isFault(code);
  return { outcome: isUnsure ? "unknown" : "refused", code, data: {} };
}

interface Body {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
