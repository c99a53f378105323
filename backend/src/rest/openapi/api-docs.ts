import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import swaggerFolder from "swagger-ui-dist/absolute-path.js";
import { acceptedEncoding } from "../../kernel/net/accepted.js";
import { BASE, DOCS_SCRIPT, docsPage, DOCUMENT, YAML_DOCUMENT } from "./docs-page.js";
import type { OpenApiDocument } from "./document.js";

/** The renderer's own files that the page needs; all that it loads comes from this server. */
const FILES: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** Options of the page. */
interface DocsOptions {
  /** Whether /graphql has a page for people, which the documentation then leads to. */
  readonly playground: boolean;
}

/** Serves the OpenAPI document as JSON and YAML, and for people at /api/docs, without access to the internet. */
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

/** The document as YAML. The library is loaded by the first request for it: most servers never get one. */
async function yamlOf(json: string): Promise<string> {
  const { stringify } = await import("yaml");
  // From the text, where nothing is shared: no anchors, which not every reader of OpenAPI knows.
  return stringify(JSON.parse(json));
}

/** Sends a file from the disk, compressed on the way: the page is opened too rarely to keep it in memory. */
function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  void reply.header("cache-control", "public, max-age=3600").header("vary", "accept-encoding");
  const file = createReadStream(path);
  if (acceptedEncoding(request.headers["accept-encoding"], ["gzip"]) === "identity") return reply.send(file);
  return reply.header("content-encoding", "gzip").send(file.pipe(createGzip()));
}
