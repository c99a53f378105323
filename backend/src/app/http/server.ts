import fastifyCookie from "@fastify/cookie";
import type { ApolloServer } from "@apollo/server";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { GraphQLSchema } from "graphql";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Environment } from "../../config/environment.js";
import { percentDecoded } from "../../kernel/net/service-address.js";
import { addApiDocs } from "../../rest/openapi/api-docs.js";
import { openApiDocument } from "../../rest/openapi/document.js";
import { addRestRoutes } from "../../rest/rest-router.js";
import { restRoutes } from "../../rest/routes/all.routes.js";
import type { Services } from "../container.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";
import type { ContentServices } from "../../modules/content/content.module.js";
import type { SitePages } from "../pages/site-pages.js";
import { logOutput, type LogWatchers } from "../observability/log-output.js";
import type { Metrics } from "../observability/metrics.js";
import { logRequest } from "../observability/request-log.js";
import { addStateMetrics } from "../observability/state-metrics.js";
import type { Tracing } from "../observability/tracing.js";
import { watchRequests } from "../observability/watch-requests.js";
import { addCertificates } from "./certificates.js";
import { addCalendars } from "./calendars.js";
import { addDevMailbox } from "./dev-mailbox.js";
import { addDiscovery } from "./discovery.js";
import { addUploadedPictures } from "./uploaded-pictures.js";
import { addErrorReplies } from "./error-replies.js";
import { addGraphql } from "./graphql-route.js";
import { addGraphiql, isGraphiqlOn } from "./graphiql.js";
import { addFeeds } from "./feeds.js";
import { addInvitationPictures, addResultPictures } from "./sharing-pictures.js";
import { addHealth } from "./health.js";
import { ADMIN_BODY_LIMIT, largeBodiesOfAdmins, readOnlyJson } from "./large-bodies.js";
import { requestContext, type HttpContext } from "./request-context.js";
import { addMetricsPage } from "./metrics-page.js";
import { addSecurityHeaders } from "./security-headers.js";
import { ShippedDrawings } from "../look/shipped-drawings.js";
import { addSite } from "./site.js";
import { addUnsubscribe } from "./unsubscribe.js";
import { addSubscriptions } from "./subscriptions.js";
import { PictureCache } from "./picture-cache.js";
import { addResultsFiles } from "./results-files.js";
import { dropUnusedConnections } from "./unused-connections.js";

/**
 * Makes every connection remember its client's address. Node.js asks the system for the address at the first read, and
 * then remembers the answer. After the client has disconnected, the system no longer knows the address, and
 * `request.ip` would be undefined.
 */
function keepClientAddresses(app: FastifyInstance): void {
  app.server.on("connection", (socket: Socket) => socket.remoteAddress);
}

/**
 * Returns a URL that the router can decode. A malformed %-code in the path (`/api/events/%ff`) is taken literally, so
 * that the reply is an ordinary 404. The framework would answer the original path without running the hooks.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (percentDecoded(path) !== null) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

/** The allowed characters of a proxy's request id, which is written unchanged into log lines and headers. */
const WELL_FORMED = /^[\w-]{1,64}$/;

/** Returns the `x-request-id` of the proxy or client, or a new id. */
function requestId({ headers }: IncomingMessage): string {
  const sentId = headers["x-request-id"];
  return typeof sentId === "string" && WELL_FORMED.test(sentId) ? sentId : randomUUID();
}

/**
 * Maximum request body, in bytes, of every route without its own limit. On /graphql, people with access to the admin
 * area may send more (`ADMIN_BODY_LIMIT`). Even an event's whole form is far smaller.
 */
const BODY_LIMIT = 100 * 1024;
/**
 * Maximum length in characters of one segment of a path. The longest segment is in a link that stops mails: an
 * encrypted e-mail address, which has up to 254 characters before encryption.
 */
const PARAM_LIMIT = 500;
/** The times after which a slow client is disconnected (slow-loris). */
interface Timeouts {
  /**
   * Time limits for the headers and for the whole request, in milliseconds. `headMs` must be smaller, because otherwise
   * Node.js swaps the two.
   */
  readonly headMs: number;
  readonly requestMs: number;
  /** The interval of Node.js's checks, in milliseconds. */
  readonly lookEveryMs: number;
}

/** `requestMs` is enough for a picture of 12 MB at 200 kB per second. */
const TIMEOUTS: Timeouts = { headMs: 10_000, requestMs: 60_000, lookEveryMs: 1000 };

interface ServerParts {
  readonly env: Environment;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly services: Services & ContentServices;
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<HttpContext>;
  /** Folder of the built website. */
  readonly siteRoot: string;
  /** The website's pages, null when the website is not built. */
  readonly pages: SitePages | null;
  /** Folder of the built GraphQL playground. */
  readonly playgroundRoot: string;
  readonly isDraining: () => boolean;
}

/** Creates the HTTP server, with its logger and without routes. */
export function createServer(
  env: Pick<Environment, "LOG_LEVEL" | "TRUST_PROXY">,
  watchers: LogWatchers = {},
  { headMs, requestMs, lookEveryMs } = TIMEOUTS,
): FastifyInstance {
  const app = Fastify({
    logger: logOutput(env, watchers),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: headMs, connectionsCheckingInterval: lookEveryMs },
    requestTimeout: requestMs,
    trustProxy: env.TRUST_PROXY === "" ? false : env.TRUST_PROXY,
    forceCloseConnections: "idle",
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: PARAM_LIMIT },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  readOnlyJson(app);
  return app;
}

/**
 * Replaces Fastify's JSON schema compilers, which are large. They are not needed, because input classes define the
 * valid inputs.
 */
function noSchemas(): never {
  throw new Error("Routes have no JSON schemas.");
}

/**
 * Adds the hooks and all routes: GraphQL, REST, health, metrics, files such as calendars and certificates, and the
 * website.
 */
export async function addRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { env, metrics, tracing, services, schema, apollo, siteRoot, pages, playgroundRoot, isDraining } =
    parts;
  // Read on each call, because the content may change while the server runs.
  const club = (): ClubContent => services.content.site().club;
  const clubName = (): string => club().name;
  keepClientAddresses(app);
  dropUnusedConnections(app, isDraining);
  tracing?.watch(app);
  watchRequests(app, [logRequest, metrics.request]);
  addSecurityHeaders(app, env.PUBLIC_URL, {
    mediaBase: env.MEDIA_BASE_URL,
    animationBase: env.ANIMATION_BASE_URL,
    scripts: pages?.scriptSources ?? [],
  });
  addErrorReplies(app);
  await app.register(fastifyCookie);

  const makeContext = (request: FastifyRequest, reply: FastifyReply): Promise<HttpContext> =>
    requestContext(request, reply, services, env.PUBLIC_URL);
  addGraphql(app, {
    apollo,
    makeContext,
    bodyLimit: ADMIN_BODY_LIMIT,
    preParsing: largeBodiesOfAdmins(services.sessions, BODY_LIMIT),
    ...(isGraphiqlOn(env) ? { onRequest: await addGraphiql(app, playgroundRoot) } : {}),
  });
  const openStreams = addSubscriptions(app, { schema, makeContext });
  const routes = restRoutes(services);
  addRestRoutes(app, routes, makeContext, services.activities);
  addApiDocs(app, openApiDocument(routes, schema), { playground: isGraphiqlOn(env) });
  addHealth(app, services.db, isDraining);
  addStateMetrics(metrics, { services, openStreams });
  addMetricsPage(app, metrics, env);
  if (env.NODE_ENV !== "production" && env.SMTP_URL === undefined) {
    const { outbox, outboxRepository: repository, mailLanguages, mailClub } = services;
    addDevMailbox(app, { outbox, repository, mailLanguages, club: mailClub });
  }
  addCalendars(app, services);
  addCertificates(app, services);
  addFeeds(app, services.spreadsheetFeeds);
  addUnsubscribe(app, services.unsubscribe);
  addUploadedPictures(app, services.pictures);
  addDiscovery(app, env.PUBLIC_URL, services.events, services.results, club);
  const pictures = new PictureCache(services.clubLook.now);
  addInvitationPictures(app, services.invitations, clubName, pictures);
  addResultPictures(app, services.results, clubName, pictures);
  addResultsFiles(app, services.results);
  // A new site shows made-up content, which developers may see but the public may not.
  const leadsToSetup = (): boolean => env.NODE_ENV === "production" && services.setup.isNew;
  const drawings = new ShippedDrawings(siteRoot, () => services.content.site(), services.clubLook, pictures);
  await addSite(app, siteRoot, pages, drawings, leadsToSetup);
}
