import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Makes JSON the only body that is read; every other one is refused with 415. No body at all is read as none, whatever type
 * its headers name: many clients name JSON in every request, also where they send nothing.
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
  if (method === "GET" || method === "HEAD") return false; // Apollo Server looks at the type of these (CSRF)
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}
