import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ANY_TRANSLATED } from "../../kernel/languages/language.js";

/** A request that was answered, or whose client disconnected. */
interface Served {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The route's pattern; never the URL itself, which may contain tokens, ids, names and e-mail addresses. */
  readonly route: string;
  /** Milliseconds from the request's arrival to the last byte of the reply. */
  readonly ms: number;
  /** The client disconnected before the reply's end: usual for a stream. */
  readonly aborted: boolean;
}

/** Called with each request when it has ended. */
export type RequestObserver = (served: Served) => void;

/**
 * Gives every reply its request's id as `x-request-id`, and calls the observers once per request, whatever answered
 * it: a route, an error, or a stream that the framework no longer manages.
 */
export function watchRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    const began = performance.now();
    // Not the framework's onResponse, which is not called when the client disconnected.
    reply.raw.once("close", () => {
      const ms = performance.now() - began;
      const served = {
        request,
        reply,
        route: routeOf(request),
        ms,
        aborted: !reply.raw.writableFinished,
      };
      for (const observe of observers) observe(served);
    });
    done();
  });
}

/** Where files are whose names change with each build, in every language. */
const FILE = new RegExp(`^/(?:(?:${ANY_TRANSLATED})/)?(assets|media)/`);

/** The route's pattern. Pages and addresses that do not exist share one, because they share a handler; so do the files of a folder. */
export function routeOf({ routeOptions: { url = "/*" }, raw }: FastifyRequest): string {
  if (url !== "/*") return url;
  const [, folder] = FILE.exec(raw.url ?? "") ?? [];
  return folder === undefined ? "(page)" : `/${folder}/*`;
}
