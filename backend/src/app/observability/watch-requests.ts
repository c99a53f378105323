import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A request that was answered, or that its client left. */
interface Served {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The route's pattern; never the address itself, which may hold tokens, ids, names and e-mail addresses. */
  readonly route: string;
  /** Milliseconds from the request's arrival to the last byte of the reply. */
  readonly ms: number;
  /** The client was gone before the reply's end: usual for a stream. */
  readonly aborted: boolean;
}

/** Gets to know each request when it is over. */
export type RequestObserver = (served: Served) => void;

/**
 * Gives every reply its request's id as `x-request-id`, and tells the observers of each request once, whatever answered
 * it: a route, an error, a stream that was taken out of the framework's hands.
 */
export function watchRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    const began = performance.now();
    // Not the framework's onResponse: that one never comes when the client left.
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

/** Files have a route each, under names that change with each build. */
const FILE = /^\/(assets|media)\//;

/** The route's pattern. Pages and addresses that do not exist share one, because they share a handler. */
export function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "(page)";
  const [, folder] = FILE.exec(url) ?? [];
  return folder === undefined ? url : `/${folder}/*`;
}
