import { createHash, randomBytes } from "node:crypto";
import { CallSpacing, spacingOf } from "./call-spacing.js";
import type { ContestKey } from "./contract/contest-key.js";

/** Reads a response's text. Stops and returns null if the text has more than `bytesMax` bytes. */
async function readBounded(response: Response, bytesMax: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > bytesMax) return null; // Leaving the loop cancels the response's body.
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/**
 * The reason for a failed call.
 * - off: no API address is configured
 * - busy: too many calls are ahead, or Codeforces' call limit is exceeded
 * - silent: no valid reply came in time
 * - huge: the reply was too large
 * - refused: Codeforces refused with a comment
 */
type FailureReason = "off" | "busy" | "silent" | "huge" | "refused";

export class CodeforcesFailure extends Error {
  override readonly name = "CodeforcesFailure";

  constructor(
    readonly reason: FailureReason,
    /** Codeforces' own explanation for a refusal. */
    readonly comment = "",
    cause?: unknown,
  ) {
    super(`Codeforces: ${reason} ${comment}`, { cause });
  }
}

interface AskOptions {
  /** Milliseconds within which the complete reply must arrive. */
  readonly timeoutMs: number;
  /** Maximum milliseconds to wait for a turn. */
  readonly waitMs: number;
  /** Maximum size of the reply, in bytes. */
  readonly sizeMax: number;
  /** The key that signs calls about contests that are not public. */
  readonly key?: ContestKey | null;
}

/** Calls the Codeforces API. Does not follow redirects, so that only the configured address is called. */
export class CodeforcesApi {
  readonly #base: string;

  /**
   * @param apiUrl the address of the API, such as https://codeforces.com/api; empty to make no calls
   * @param now returns the time in milliseconds
   */
  constructor(
    apiUrl: string,
    private readonly spacing = new CallSpacing(spacingOf(apiUrl)),
    private readonly now: () => number = Date.now,
  ) {
    this.#base = apiUrl.replace(/\/+$/, "");
  }

  /** Whether an API address is configured. */
  get isOn(): boolean {
    return this.#base !== "";
  }

  /**
   * Calls an API method and returns its result.
   * @throws CodeforcesFailure
   */
  async ask(
    method: string,
    parameters: Readonly<Record<string, string>>,
    options: AskOptions,
  ): Promise<unknown> {
    if (!this.isOn) throw new CodeforcesFailure("off");
    if (!(await this.spacing.turn(options.waitMs))) throw new CodeforcesFailure("busy");
    const signed = options.key ? this.#signed(method, parameters, options.key) : parameters;
    const query = new URLSearchParams(signed).toString();
    return resultOf(await textOf(`${this.#base}/${method}?${query}`, options));
  }

  /**
   * Adds `apiKey`, `time` and `apiSig`. The signature is six random characters, followed by the SHA-512 hash of these
   * characters, the method, all parameters in order, and the API secret.
   */
  #signed(
    method: string,
    parameters: Readonly<Record<string, string>>,
    { apiKey, apiSecret }: ContestKey,
  ): Record<string, string> {
    const all = { ...parameters, apiKey, time: String(Math.floor(this.now() / 1000)) };
    const salt = randomBytes(3).toString("hex");
    const signature = createHash("sha512")
      .update(`${salt}/${method}?${inOrder(all)}#${apiSecret}`)
      .digest("hex");
    return { ...all, apiSig: `${salt}${signature}` };
  }
}

/** Returns the parameters in the form that is signed: sorted by name and not encoded. */
export function inOrder(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

async function textOf(url: string, { timeoutMs, sizeMax }: AskOptions): Promise<string> {
  let text: string | null;
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    text = await readBounded(response, sizeMax);
  } catch (error) {
    throw new CodeforcesFailure("silent", "", error);
  }
  if (text === null) throw new CodeforcesFailure("huge");
  return text;
}

/**
 * Returns the result in a reply. Refusals are JSON too. An HTML page (from a proxy, or about maintenance) counts as
 * `silent`.
 * @throws CodeforcesFailure
 */
function resultOf(text: string): unknown {
  let answer: { readonly status?: unknown; readonly comment?: unknown; readonly result?: unknown } | null;
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch (error) {
    throw new CodeforcesFailure("silent", "", error);
  }
  if (answer?.status === "OK") return answer.result;
  if (answer?.status !== "FAILED") throw new CodeforcesFailure("silent");
  const comment = String(answer.comment);
  throw new CodeforcesFailure(/limit exceeded/i.test(comment) ? "busy" : "refused", comment);
}
