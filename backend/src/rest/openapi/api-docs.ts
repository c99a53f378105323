import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import swaggerFolder from "swagger-ui-dist/absolute-path.js";
import type { OpenApiDocument } from "./document.js";

const BASE = "/api/docs";
const DOCUMENT = "/api/openapi.json";

/** The renderer's own files that the page needs; all that it loads comes from this server. */
const FILES: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

// A script of its own: the content security policy allows none inside the page. `validatorUrl` null keeps the page
// from asking the renderer's makers to check the document.
const START = `window.ui = SwaggerUIBundle({
  url: "${DOCUMENT}",
  dom_id: "#docs",
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
});
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API - Coding club</title>
<link rel="icon" href="${BASE}/favicon-32x32.png">
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
</head>
<body>
<main id="docs"><p>The documentation needs JavaScript. The same as a document: <a href="${DOCUMENT}">openapi.json</a>.</p></main>
<script src="${BASE}/swagger-ui-bundle.js"></script>
<script src="${BASE}/start.js"></script>
</body>
</html>
`;

/** Serves the OpenAPI document at /api/openapi.json, and for people at /api/docs; neither needs the internet. */
export function addApiDocs(app: FastifyInstance, document: OpenApiDocument): void {
  const json = JSON.stringify(document);
  const folder = swaggerFolder();
  app.get(DOCUMENT, (_request, reply) => reply.type("application/json; charset=utf-8").send(json));
  app.get(BASE, (_request, reply) => reply.type("text/html; charset=utf-8").send(PAGE));
  app.get(`${BASE}/start.js`, (_request, reply) => reply.type("text/javascript; charset=utf-8").send(START));
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`${BASE}/${file}`, (request, reply) => sendFile(request, reply.type(type), join(folder, file)));
  }
}

/** Sends a file from the disk, compressed on the way: the page is opened too rarely to keep it in memory. */
function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  void reply.header("cache-control", "public, max-age=3600").header("vary", "accept-encoding");
  const file = createReadStream(path);
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(file);
  return reply.header("content-encoding", "gzip").send(file.pipe(createGzip()));
}
