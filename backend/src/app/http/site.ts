import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../kernel/contract/paths.js";
import { logFault } from "../../kernel/errors/to-domain-error.js";
import { ANY_TRANSLATED } from "../../kernel/languages/language.js";
import { acceptedEncoding } from "../../kernel/net/accepted.js";
import { languagePrefix, type SitePages } from "../pages/site-pages.js";
import type { ShippedDrawings } from "../look/shipped-drawings.js";
import { namesTag } from "./request-context.js";

/** The media types, by file extension, of files that are redrawn in a club's look. */
const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  html: "text/html; charset=utf-8",
};

const RETRY_SECONDS = 5;

/**
 * Matches an address with a file extension. A page sent for such an address would be read as a broken script or style
 * sheet.
 */
const FILE = /^[^?]*\/[^/?]*\.[a-z0-9]+(?:\?|$)/i;

/**
 * Serves the built website from `root`: hashed assets as precompressed files that never change, and its pages from
 * memory. An event's path with wrong capitals is redirected to the right path. Without a build, every address gets a
 * short hint.
 * @param pages the pages, null if the website is not built
 * @param drawings files that are redrawn in the club's look
 * @param leadsToSetup whether the home page redirects to the setup
 */
export async function addSite(
  app: FastifyInstance,
  root: string,
  pages: SitePages | null,
  drawings: Pick<ShippedDrawings, "file"> = { file: () => Promise.resolve(null) },
  leadsToSetup: () => boolean = () => false,
): Promise<void> {
  if (pages === null || !existsSync(join(root, "index.html"))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).type("text/plain").send("The website is not built."),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  // The home page is rendered at startup, so that it can be sent even if the database fails before the first visit.
  app.addHook("onListen", () => {
    pages.page("/", "").catch(() => undefined);
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = "/"] = request.url.split(/[?#]/, 1);
    const chosen = chosenPrefix(request.headers.cookie);
    if (chosen !== "" && languagePrefix(pathname) === "" && pages.has(chosen))
      return reply.header("cache-control", "no-store").redirect(chosen + request.url, 302);
    const right = await pages.rightSpelling(pathname);
    if (right !== null) return reply.redirect(right + request.url.slice(pathname.length), 301);
    const { status, bodies, etag } = await pages
      .page(pathname, request.url.slice(pathname.length))
      .catch((error: unknown) => {
        logFault(request.log, error, "a page could not be made");
        return unavailableShell(pages, pathname, reply);
      });
    void reply.header("vary", "accept-encoding").header("cache-control", "no-cache").header("etag", etag);
    if (status === 200 && namesTag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    // Search engines should not index missing pages. Nor should they index personal pages, most of which only redirect
    // a visitor without a session to the login.
    if (status === 404 || pages.isPersonal(pathname)) void reply.header("x-robots-tag", "noindex");
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    return reply.status(status).type("text/html; charset=utf-8").send(bodies[encoding]);
  };
  app.get("/", (request, reply) =>
    leadsToSetup()
      ? reply.header("cache-control", "no-store").redirect(paths.setup, 302)
      : sendPage(request, reply),
  );
  const notFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.status(404).type("text/plain").send("Not found");
  // With the set of paths, unknown paths are refused without disk access. A separate route for each file would take 5
  // MB of memory.
  const files = await filesOf(root);
  app.get<{ Params: { readonly "*": string } }>("/*", async (request, reply) => {
    const path = request.params["*"];
    if (files.has(path)) {
      const drawn = await drawings.file(path);
      // Replaces the header, because @fastify/static reads `*` as gzip even if the client refuses gzip.
      request.headers["accept-encoding"] = acceptedEncoding(request.headers["accept-encoding"]);
      if (drawn === null) return reply.sendFile(path);
      const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return reply.header("cache-control", "public, max-age=60").type(type).send(drawn);
    }
    return FILE.test(request.url) ? notFound(request, reply) : sendPage(request, reply);
  });
  app.setNotFoundHandler(notFound);
}

/**
 * Returns the paths below `root` of the files that can be requested. Leaves out pages, hidden files, source maps, and
 * the compressed copies for `preCompressed`.
 */
async function filesOf(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name))] : [],
  );
  return new Set(paths.filter((path) => !/(?:^|\/)(?:\.|index\.html$)|\.(?:br|gz|map)$/.test(path)));
}

/**
 * Returns the shell of a page that cannot be rendered, for example while the database is down. The shell's script
 * reports an outage and offers to try again.
 */
async function unavailableShell(pages: SitePages, pathname: string, reply: FastifyReply) {
  void reply.header("retry-after", String(RETRY_SECONDS));
  return { ...(await pages.shell(pathname)), status: 503 };
}

const CHOSEN = new RegExp(`(?:^|;\\s*)language=(${ANY_TRANSLATED})(?:;|$)`);

/**
 * Returns the path prefix of the language that a visitor chose (frontend/src/app/layout/language-links.tsx), or "" for
 * English.
 */
function chosenPrefix(cookies: string | undefined): string {
  const [, language = ""] = CHOSEN.exec(cookies ?? "") ?? [];
  return language === "" ? "" : `/${language}`;
}
