import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyRequest, onSendHookHandler } from "fastify";
import { type Holder, hasAdminAccess } from "../../kernel/contract/grants.js";
import { acceptedEncoding } from "../../kernel/net/accepted.js";

/** Minimum size in bytes of a reply that is compressed: about one packet. Smaller replies gain nothing. */
const SMALLEST = 1400;
/**
 * Quality 4 takes a fifth of the best quality's time, and saves 90 % of the bytes that the best quality saves. A list
 * fits into a window of 256 kB (2^18) almost completely. V8 counts the default window of 4 MB as its own memory, and
 * would collect garbage more often.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const ENCODERS = {
  br: (reply: string | Buffer) => promisify(brotliCompress)(reply, BROTLI),
  gzip: (reply: string | Buffer) => promisify(gzip)(reply),
};

/**
 * Returns a hook on `/graphql` that compresses large replies to the queries of people with access to the admin area.
 * Their lists shrink to a tenth. No other reply of `/graphql` is compressed, because of the BREACH attack: if a reply
 * contains an attacker's text and a secret, its compressed length reveals the secret. So replies to students
 * (invitation links, calendar addresses) and to mutations (tokens, recovery codes) are sent uncompressed.
 */
export function compressedLists(callerOf: (request: FastifyRequest) => Holder | null): onSendHookHandler {
  return (request, reply, payload, done) => {
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    const caller = callerOf(request);
    if (
      !(typeof payload === "string" || Buffer.isBuffer(payload)) ||
      payload.length < SMALLEST ||
      encoding === "identity" ||
      caller === null ||
      !hasAdminAccess(caller) ||
      !isQuery(request.body)
    ) {
      done(null, payload);
      return;
    }
    ENCODERS[encoding](payload).then(
      (compressed) => {
        void reply.header("content-encoding", encoding).header("vary", "accept-encoding");
        void reply.header("content-length", compressed.length);
        done(null, compressed);
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  };
}

/** Returns true for a document that cannot contain a mutation. */
function isQuery(body: unknown): boolean {
  const document = typeof body === "object" && body !== null && "query" in body ? body.query : null;
  return typeof document === "string" && !/\bmutation\b/.test(document);
}
