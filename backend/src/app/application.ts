import type { FastifyInstance } from "fastify";
import type { Environment } from "../config/environment.js";
import { BUILD_COMMIT, PRODUCT_VERSION } from "../config/product-build.js";
import type { Database } from "../kernel/db/database.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";
import { foldIn } from "../kernel/db/maintenance.js";
import { migrateDatabase } from "../kernel/db/migrate.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { connectRedis } from "../kernel/limits/shared-counters.js";
import type { Logger } from "../kernel/log/logger.js";
import { RedisRelay } from "../kernel/pubsub/redis-relay.js";
import {
  type ContentEditing,
  createContentEditing,
  createContentServices,
} from "../modules/content/content.module.js";
import type { EventIn } from "../modules/events/calendar/event-calendar.service.js";
import { createServices, type Services } from "./container.js";
import { resolverContainer } from "./resolver-container.js";
import { DATA_MODEL } from "./data-model.js";
import type { MailClub } from "../kernel/mail/mail-colours.js";
import { clubNamesOf, mailClubOf } from "./mail-club.js";
import { startJobs } from "./jobs.js";
import { addMailWorkers } from "./mail-workers.js";
import { openPages } from "./pages/open-pages.js";
import { createApolloServer } from "./graphql/apollo-server.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { addRoutes, createServer } from "./http/server.js";
import { Metrics } from "./observability/metrics.js";
import { addWorkMetrics } from "./observability/work-metrics.js";
import type { Tracing } from "./observability/tracing.js";
import { SamplesService } from "../modules/samples/samples.service.js";
import { EVENT_SEEDS } from "./seed/event-seeds.js";
import { seedEvents } from "./seed/seed-events.js";
import { awaitDatabase } from "./start/await-database.js";
import { serverSecret } from "./server-secret.js";
import type { FirstSuperadmin } from "../modules/accounts/roles/superadmin.service.js";

/** The connected parts of the product. The server may not be listening yet. */
export interface Application {
  readonly server: FastifyInstance;
  readonly services: Services & ContentEditing;
  readonly firstSuperadmin: FirstSuperadmin | null;
  /**
   * Makes /readyz return 503 from now on, so that proxies use other servers. Also stops sending mail. Everything else
   * still works.
   */
  drain(): void;
  /**
   * Stops sending mail, ends subscriptions, lets requests in progress finish and closes the database. Waits at most
   * `REQUESTS_MS` for requests that are incomplete and replies that are not read.
   */
  close(): Promise<void>;
}

/** Time limit, in milliseconds, for requests in progress when the server stops. */
const REQUESTS_MS = 2500;

/**
 * The options of an application apart from its environment. The callbacks for statements and log lines are for tests.
 */
export interface ApplicationOptions {
  /** The project's folder, which contains the shipped content files and artwork. */
  readonly projectRoot: string;
  readonly siteRoot: string;
  /** The website's server-side rendering code: frontend/dist-server/entry-server.cjs. */
  readonly siteBundle: string;
  readonly playgroundRoot: string;
  readonly onStatement?: (sql: string) => void;
  readonly onLogLine?: (line: string) => void;
  /**
   * Called once if the database server is down or slow at the start. The start then waits for the database. Without
   * this callback the start fails if the database is down.
   */
  readonly whileAway?: () => Promise<void>;
}

/** Builds the application from its environment. Opens, migrates and seeds the database, then connects all parts. */
export async function createApplication(env: Environment, options: ApplicationOptions): Promise<Application> {
  // Reads the content before the database is opened, because the server must not start with invalid content.
  const content = createContentServices(env, options.projectRoot, () => services.setup.isNew);
  const clubName = (): string => content.content.site().club.shortName;
  const mailClub = (): MailClub => {
    const { clubEmail: email } = services.liveSettings.mail();
    return mailClubOf(content.content.site(), { siteUrl: env.PUBLIC_URL, email });
  };
  const { onStatement, onLogLine, whileAway } = options;
  const metrics = new Metrics();
  const server = createServer(env, { onLevel: metrics.logged, onLine: onLogLine });
  const { log } = server;
  const { version: node } = process;
  log.info({ version: PRODUCT_VERSION, commit: BUILD_COMMIT, node }, "starting");
  const tracing = await tracingIfWanted(env, log);
  const onQuery = tracing?.onQuery;
  const open = async (): Promise<Database> => {
    const parts = { ...DATA_MODEL, log, onQuery, ...(onStatement ? { onStatement } : {}) };
    return prepared(await openDatabase(env.DATABASE_URL, parts));
  };
  // Only a database server can be temporarily unavailable. Waiting does not repair a SQLite file.
  const mayBeAway = parseDatabaseUrl(env.DATABASE_URL).dialect === "mysql";
  const db = await (whileAway && mayBeAway ? awaitDatabase(open, log, whileAway) : open());
  const counters = env.REDIS_URL === "" ? null : await connectRedis(env.REDIS_URL, log);
  const { eventTitle: eventTitles } = content.content;
  const eventIn: EventIn = (event, language) => content.content.event(event, language);
  const secret = serverSecret(env);
  const services = createServices({
    env,
    db,
    counters,
    log,
    clubName,
    clubNames: () => clubNamesOf(content.content.site()),
    eventTitles,
    eventIn,
    mailClub,
    chosenLook: () => content.content.site(),
    contentFiles: content.contentFiles,
    memberBatches: () => content.content.site().memberBatches,
    secret,
  });
  const firstSuperadmin = await services.superadmins.ensureFirst(
    env.ADMIN_EMAIL === "" ? null : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    db.dialect === "sqlite" && env.NODE_ENV !== "production",
    (text) => log.warn(text),
  );
  await services.liveSettings.run();
  await services.setup.refresh();
  await foldIn(db);

  let draining = false;
  const editing = createContentEditing(content, {
    ...{ ...services, db, log },
    render: (path, language) => pages?.render(path, language) ?? Promise.resolve(null),
  });
  await editing.liveContent.run();
  const samples = new SamplesService({ ...services, ...editing, shippedEvents: EVENT_SEEDS });
  const served = { ...services, ...content, ...editing, samples };
  const schema = buildGraphQLSchema(resolverContainer(served), db.changes, eventTitles, services.activities);
  const apollo = createApolloServer(schema, log, { production: env.NODE_ENV === "production" });
  await apollo.start();
  const { siteRoot, siteBundle, playgroundRoot } = options;
  const pages = openPages({
    ...{ siteRoot, siteBundle, env, schema },
    changes: db.changes,
    content: (language) => content.content.site(language),
  });
  await addRoutes(server, {
    env,
    metrics,
    tracing,
    services: served,
    schema,
    apollo,
    siteRoot,
    pages: pages?.cache ?? null,
    playgroundRoot,
    isDraining: () => draining,
  });
  const relay = counters && new RedisRelay(counters.redis, db.changes, server.log);
  relay?.start();
  const mail = addMailWorkers(server, env, services, mailClub);
  const jobs = startJobs(db, log, services, editing.liveContent);
  const following = [editing.liveContent.follow(), services.liveSettings.follow()];
  addWorkMetrics(metrics, {
    jobs: jobs.all,
    isRedisUp: counters && (() => !counters.outage.isOn),
    pictureFaults: () => services.pictureStore.faults,
  });
  let mailStopped: Promise<void> | undefined;

  return {
    server,
    services: served,
    firstSuperadmin,
    drain() {
      draining = true;
      mailStopped ??= mail.stop();
    },
    async close() {
      draining = true;
      pages?.stop();
      for (const stop of following) stop();
      // Mail must stop before the port is free. The next server on this port has the same worker name, and would
      // release leases on mails that this server is still sending (mail-workers.ts).
      await (mailStopped ??= mail.stop());
      const late = setTimeout(() => {
        server.server.closeAllConnections();
      }, REQUESTS_MS);
      await server.close();
      clearTimeout(late);
      await apollo.stop();
      await jobs.stop();
      relay?.stop();
      counters?.redis.disconnect();
      await services.activities.flush();
      await db.close();
      await tracing?.stop();
    },
  };
}

/** Migrates and seeds an open database. Closes the database if that fails. */
async function prepared(db: Database): Promise<Database> {
  try {
    await migrateDatabase(db);
    await seedEvents(db);
    return db;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Loads the tracing module if a collector is configured. Otherwise returns null, because loading the module costs time
 * and memory.
 */
async function tracingIfWanted(env: Environment, log: Logger): Promise<Tracing | null> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === "") return null;
  const { openTracing } = await import("./observability/tracing.js");
  return openTracing(env, parseDatabaseUrl(env.DATABASE_URL).dialect, log);
}
