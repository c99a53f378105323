import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import swaggerFolder from "swagger-ui-dist/absolute-path.js";
import { acceptedEncoding } from "../../kernel/net/accepted.js";
import { BASE, DOCS_SCRIPT, docsPage, DOCUMENT, YAML_DOCUMENT } from "./docs-page.js";
import type { OpenApiDocument } from "./document.js";

/** The renderer's files and their content types. The page loads everything from this server. */
const FILES: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

interface DocsOptions {
  /** Whether /graphql has a playground. If so, the documentation links to it. */
  readonly playground: boolean;
}

/** Serves the OpenAPI document as JSON and YAML, and as a page at /api/docs. The page needs no internet access. */
export function addApiDocs(
  app: FastifyInstance,
  document: OpenApiDocument,
  { playground }: DocsOptions,
): void {
  const json = JSON.stringify(document);
  const page = docsPage(playground);
  const folder = swaggerFolder();
  let yaml: Promise<string> | undefined;
  app.get(DOCUMENT, (_request, reply) => reply.type("application/json; charset=utf-8").send(json));
  app.get(YAML_DOCUMENT, async (_request, reply) =>
    reply.type("application/yaml; charset=utf-8").send(await (yaml ??= yamlOf(json))),
  );
  app.get(BASE, (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get(`${BASE}/start.js`, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(DOCS_SCRIPT),
  );
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`${BASE}/${file}`, (request, reply) => sendFile(request, reply.type(type), join(folder, file)));
  }
}

/**
 * Returns the document as YAML. The library is loaded at the first request, because most servers never get such a
 * request.
 */
async function yamlOf(json: string): Promise<string> {
  const { stringify } = await import("yaml");
  // Starts from the JSON text, which contains no shared objects. Shared objects would become YAML anchors, which some
  // OpenAPI readers do not support.
  return stringify(JSON.parse(json));
}

/** Sends a file from disk and compresses it. The page is opened too rarely to keep its files in memory. */
function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  void reply.header("cache-control", "public, max-age=3600").header("vary", "accept-encoding");
  const file = createReadStream(path);
  if (acceptedEncoding(request.headers["accept-encoding"], ["gzip"]) === "identity") return reply.send(file);
  return reply.header("content-encoding", "gzip").send(file.pipe(createGzip()));
}
