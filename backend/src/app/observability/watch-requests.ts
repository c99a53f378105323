import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ANY_TRANSLATED } from "../../kernel/languages/language.js";

/** A request that was answered, or whose client disconnected. */
interface Served {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The route's pattern. Never the URL itself, which may contain tokens, ids, names and e-mail addresses. */
  readonly route: string;
  /** Milliseconds from the request's arrival until the last byte of the reply, or until the client disconnected. */
  readonly ms: number;
  /** Whether the client disconnected before the end of the reply, which is normal for a stream. */
  readonly aborted: boolean;
}

/** A function that is called once for each request, after its end. */
export type RequestObserver = (served: Served) => void;

/**
 * Adds the header `x-request-id` to every reply, and calls the observers once for each request, including failed
 * requests and streams that the framework no longer manages.
 */
export function watchRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    const began = performance.now();
    // The framework does not call onResponse for a client that disconnected.
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

/** Matches the paths of files below `assets` and `media`, in every language. */
const FILE = new RegExp(`^/(?:(?:${ANY_TRANSLATED})/)?(assets|media)/`);

/**
 * Returns the route's pattern. Pages and unknown addresses share one pattern, because they share a handler. All files
 * of one folder share a pattern too.
 */
export function routeOf({ routeOptions: { url = "/*" }, raw }: FastifyRequest): string {
  if (url !== "/*") return url;
  const [, folder] = FILE.exec(raw.url ?? "") ?? [];
  return folder === undefined ? "(page)" : `/${folder}/*`;
}
