import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { ADDRESS_FAULTS, DELIVERY_FAILURES } from "../contract/texts/integrations.texts.js";
import { msg, type Text, textIn } from "../languages/message.js";
import { isLoopbackHost, isPublicAddress } from "./public-address.js";
import { lookUpPublic, NameInside, type OutgoingPolicy } from "./public-name.js";

/** The longest wait that `retryAfterSeconds` returns, in seconds: about eleven days. */
const MOST_SECONDS = 999_999;

/** Matches an HTTP date in C's asctime format, which names no time zone and means UTC (RFC 9110, 5.6.7). */
const WITHOUT_ZONE = /\d{4}$/;

/**
 * Returns the number of seconds to wait according to a Retry-After header (a number or an HTTP date), or null for any
 * other text.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text), MOST_SECONDS);
  if (!/^[a-z]{3,9},? .*\d{2}:\d{2}:\d{2}/i.test(text)) return null;
  const date = Date.parse(WITHOUT_ZONE.test(text) ? `${text} GMT` : text);
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(0, Math.ceil((date - now) / 1000)), MOST_SECONDS);
}

export interface PostReply {
  readonly status: number;
  /** The first kilobyte of the body. */
  readonly reply: string;
  /** The seconds that the receiver asks to wait; null if it does not ask. */
  readonly retryAfter: number | null;
}

/**
 * Thrown if there is no reply, or if the address must not be called. The message is the reason in English, for a log.
 */
export class PostFailed extends Error {
  override readonly name = "PostFailed";

  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(textIn("en", text), options);
  }
}

/** Maximum stored size of a reply's body, in bytes. */
const REPLY_BYTES = 1024;
const HTTPS_PORT = 443;
/** The lowest allowed port, apart from the port of HTTPS. Lower ports belong to mail and other system services. */
export const FIRST_FREE_PORT = 1024;

/** Returns the reason why an address must not be called, as a sentence, or null if the address may be called. */
export function faultOfAddress(text: string, { isProduction }: OutgoingPolicy): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["https:", "http:"].includes(url.protocol)) return ADDRESS_FAULTS.https;
  const isTrial = !isProduction && isLoopbackHost(url.hostname);
  if (url.protocol === "http:" && !isTrial) return ADDRESS_FAULTS.https;
  if (url.username !== "" || url.password !== "") return ADDRESS_FAULTS.login;
  if (url.hash !== "") return ADDRESS_FAULTS.fragment;
  const port = url.port === "" ? HTTPS_PORT : Number(url.port);
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) return ADDRESS_FAULTS.port;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isInside =
    isIP(host) > 0 ? !isPublicAddress(host) : /(^|\.)(localhost|local|internal)\.?$/i.test(host);
  return isInside && !isTrial ? ADDRESS_FAULTS.inside : null;
}

/**
 * Sends JSON. The host name is resolved once, all its addresses must be allowed (public-name.ts), and the connection
 * goes to one of them. Redirects are not followed, and only a kilobyte of the reply is read.
 * @throws PostFailed if the address must not be called or does not reply
 */
export async function postJson(
  address: string,
  body: string,
  {
    headers,
    timeoutMs,
    signal,
    ...policy
  }: OutgoingPolicy & {
    readonly headers: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly signal?: AbortSignal;
  },
): Promise<PostReply> {
  const fault = faultOfAddress(address, policy);
  if (fault !== null) throw new PostFailed(fault);
  const url = new URL(address);
  const late = AbortSignal.timeout(timeoutMs);
  const options = {
    method: "POST",
    agent: false, // a reused connection would skip the check of its address
    lookup: onlyAllowed(policy),
    signal: signal ? AbortSignal.any([late, signal]) : late,
    headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
  };
  try {
    const call = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
    const response = await replyTo(call, body);
    return {
      status: response.statusCode ?? 0,
      reply: await beginningOf(response),
      retryAfter: retryAfterSeconds(response.headers["retry-after"]),
    };
  } catch (error) {
    throw late.aborted
      ? new PostFailed(msg("No reply within {seconds} seconds", { seconds: timeoutMs / 1000 }))
      : failureOf(error);
  }
}

function replyTo(call: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    call.once("response", done);
    call.once("error", fail);
    // For a reply that changes the protocol (101), Node.js only emits "close". The timeout would not end the wait,
    // because the request is already closed.
    call.once("close", () => {
      fail(new PostFailed(DELIVERY_FAILURES.broken));
    });
    call.end(body);
  });
}

/** Returns the first kilobyte of a reply and closes the connection without reading the rest. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= REPLY_BYTES) break;
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, REPLY_BYTES).toString("utf8").replaceAll("\0", "");
}

/** Returns a lookup function that lets a connection use only checked addresses. */
function onlyAllowed(policy: OutgoingPolicy): LookupFunction {
  return (host, options, done) => {
    lookUpPublic(
      host,
      policy,
      (error, addresses) => {
        if (error)
          done(error instanceof NameInside ? new PostFailed(DELIVERY_FAILURES.nameInside) : error, "");
        else if (addresses && options.all) done(null, [...addresses]);
        else if (addresses) done(null, addresses[0].address, addresses[0].family);
      },
      options,
    );
  };
}

function failureOf(error: unknown): PostFailed {
  if (error instanceof PostFailed) return error;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const known = FAILURES.find(([pattern]) => pattern.test(code));
  const text = known?.[1] ?? (code === "" ? DELIVERY_FAILURES.broken : msg("No reply ({code})", { code }));
  return new PostFailed(text, { cause: error });
}

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, DELIVERY_FAILURES.refused],
  [/^(ENOTFOUND|EAI_AGAIN)$/, DELIVERY_FAILURES.unknownName],
  [/^(ECONNRESET|EPIPE)$/, DELIVERY_FAILURES.broken],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, DELIVERY_FAILURES.unreached],
  [/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/, DELIVERY_FAILURES.certificate],
  [/^ABORT_ERR$/, DELIVERY_FAILURES.stopped],
];
