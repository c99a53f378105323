import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip" | "identity";
type Page = Record<Encoding, Buffer>;

/** An address with an ending is a file's; a page in its place would be taken for a broken script or style sheet. */
const FILE = /^[^?]*\/[^/?]*\.[a-z0-9]+(?:\?|$)/i;

/**
 * Serves the built website from `root`: hashed assets as precompressed files that never change, and the page itself
 * from memory, compressed once. Without a build it answers a plain hint.
 */
export async function addSite(app: FastifyInstance, root: string): Promise<void> {
  const index = join(root, "index.html");
  if (!existsSync(index)) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).type("text/plain").send("The website is not built."),
    );
    return;
  }
  const page = await compressPage(readFileSync(index));
  await app.register(fastifyStatic, {
    root,
    wildcard: false, // routes for the files there are now: a miss costs no look at the disk
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz", "index.html", "**/*.map"],
    setHeaders(reply, path) {
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const encoding = pickEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    return reply
      .header("vary", "accept-encoding")
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page[encoding]);
  };
  app.get("/", sendPage);
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    return reads && !FILE.test(request.url)
      ? sendPage(request, reply)
      : reply.status(404).type("text/plain").send("Not found");
  });
}

async function compressPage(identity: Buffer): Promise<Page> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    identity,
    br: await promisify(brotliCompress)(identity, quality),
    gzip: await promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  };
}

function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
