import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { refuseInView, requireCaller, requireSetUp } from "../kernel/auth/caller.js";
import type { RequestContext } from "../kernel/auth/request-context.js";
import { isPermission, isPermitted } from "../kernel/contract/access.js";
import { DomainError } from "../kernel/errors/domain-error.js";
import { inLanguage } from "../kernel/errors/to-http.js";
import { type ReadTraces, traceRead, tracingRefusal } from "../kernel/graphql/trace-reads.js";
import { inputFromBody } from "../kernel/validation/input-from-body.js";
import { addUploads } from "./add-uploads.js";
import { ImageFile, isOpenInView, PdfFile, type Route } from "./route.js";

export type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

const NO_BODY = Buffer.alloc(0);
const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

/**
 * Mounts the route table under /api, and records reads of lists of people (`traceRead`). Unknown addresses and wrong
 * methods get errors of the same shape as all other errors.
 */
export function addRestRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  makeContext: MakeContext,
  traces: ReadTraces,
): void {
  const handlerOf =
    (row: Route) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const context = await makeContext(request, reply);
      const result = await tracingRefusal(traces, context, nameOf(row), async () => {
        checkAccess(row, context);
        const input = row.input ? await inputFromBody(row.input, request.body) : {};
        return row.handle({
          input,
          context,
          get caller() {
            return requireCaller(context.caller);
          },
          body: row.upload && Buffer.isBuffer(request.body) ? request.body : NO_BODY,
          params: texts(request.params),
          query: texts(only(row.query ?? {}, request.query)),
        });
      });
      traceRead(traces, context, row.access, result);
      void reply.status(row.status ?? 200);
      return sent(result, reply);
    };
  for (const row of routes.filter(({ upload }) => !upload))
    app.route({ method: row.method, url: `/api${row.path}`, handler: handlerOf(row) });
  const uploads = routes.filter(({ upload }) => upload);
  addUploads(
    app,
    uploads.map((row) => ({ url: `/api${row.path}`, method: row.method, handler: handlerOf(row) })),
    async (request, reply) => {
      const context = await makeContext(request, reply);
      for (const row of uploads)
        if (request.routeOptions.url === `/api${row.path}`)
          await tracingRefusal(traces, context, nameOf(row), () => {
            checkAccess(row, context);
            return Promise.resolve();
          });
    },
  );
  for (const path of new Set(routes.map((row) => row.path))) {
    const allowed = routes.filter((row) => row.path === path).map((row) => row.method);
    app.route({
      method: METHODS.filter((method) => !allowed.some((known) => known === method)),
      url: `/api${path}`,
      handler: (_request, reply) => {
        void reply.header("allow", allowed.join(", "));
        throw new DomainError("METHOD_NOT_ALLOWED");
      },
    });
  }
  app.all("/api", notFound);
  app.all("/api/*", notFound);
}

/** Sets the headers for a result and returns the body: an object, a string, or a file with its own content type. */
function sent(result: object | string, reply: FastifyReply): unknown {
  if (typeof result === "string") void reply.type("text/plain; charset=utf-8");
  if (result instanceof ImageFile) {
    void reply.type("image/webp").header("cache-control", "private, no-store");
    return result.content;
  }
  if (!(result instanceof PdfFile)) return typeof result === "string" ? result : inLanguage(reply, result);
  void reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${result.name}"`)
    .header("cache-control", "private, no-store");
  if (result.pages !== null) void reply.header("x-pages", String(result.pages));
  return result.content;
}

/** Returns the name under which Recent activity records refusals of the route. */
function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function checkAccess(row: Route, context: RequestContext): void {
  if (!isOpenInView(row)) refuseInView(context.caller);
  const { access } = row;
  if (access === "public") return;
  const caller = requireSetUp(requireCaller(context.caller));
  if (access === "signed-in") return;
  const isAllowed = isPermission(access) ? isPermitted(caller, access) : caller.role === access;
  if (!isAllowed) throw new DomainError("FORBIDDEN");
}

/**
 * Returns path or query parameters as strings.
 * @throws DomainError BAD_INPUT for a repeated parameter, which arrives as an array
 */
function texts(parameters: unknown): Record<string, string> {
  const entries = Object.entries((parameters ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== "string") throw new DomainError("BAD_INPUT");
      return [name, value];
    }),
  );
}

/** Returns the parameters that the route knows. Ignores all others, as in a body. */
function only(known: object, query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => Object.hasOwn(known, name)));
}

function notFound(): never {
  throw new DomainError("NOT_FOUND");
}
