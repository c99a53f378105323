import { Transform } from "node:stream";
import {
  errorCodes,
  type FastifyInstance,
  type FastifyRequest,
  type preParsingHookHandler,
  type RequestPayload,
} from "fastify";
import { hasAdminAccess } from "../../kernel/contract/grants.js";
import type { SessionService } from "../../modules/accounts/sessions/session.service.js";
import { bearerToken } from "./request-context.js";

/**
 * Maximum request body, in bytes, for people with access to the admin area. It is enough for a bank statement with
 * thousands of lines.
 */
export const ADMIN_BODY_LIMIT = 6 * 1024 * 1024;

/**
 * Returns a hook that runs before the body is read. Only people with access to the admin area may send more than
 * `limit` bytes, with or without a Content-Length. The sender is not looked up if the Content-Length is within the
 * limit.
 */
export function largeBodiesOfAdmins(sessions: SessionService, limit: number): preParsingHookHandler {
  const mayBeLarge = async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerToken(request);
    const caller = token === null ? null : await sessions.authenticate(token);
    return caller !== null && hasAdminAccess(caller);
  };
  return (request, _reply, payload, done) => {
    const announced = request.headers["content-length"];
    if (request.method !== "POST" || (announced !== undefined && Number(announced) <= limit)) {
      done(null, payload);
      return;
    }
    mayBeLarge(request).then(
      (may) => {
        if (may) done(null, payload);
        else if (announced === undefined) done(null, cutAt(payload, limit));
        else done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  };
}

/** Returns a body of unknown length as a stream that fails once the body exceeds the limit. */
function cutAt(payload: RequestPayload, limit: number): RequestPayload {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      length += chunk.length;
      pass(length > limit ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE() : null, chunk);
    },
  });
  payload.on("error", (error) => counted.destroy(error));
  return payload.pipe(counted);
}

/**
 * Makes JSON the only accepted body. Other types are refused with 415. An empty body counts as no body, whatever its
 * content type, because many clients name JSON even if they send nothing.
 */
export function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null);
    else void parseJson(request, String(body), done);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasNoBody(request) && request.mediaType !== "application/json")
      delete request.headers["content-type"];
    done();
  });
}

function hasNoBody({ method, headers }: FastifyRequest): boolean {
  if (method === "GET" || method === "HEAD") return false; // Apollo Server checks the type of these requests (CSRF)
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}
