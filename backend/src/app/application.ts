import { Redis } from "ioredis";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../config/environment.js";
import type { Database } from "../kernel/db/database.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { mailboxTransport, smtpTransport } from "../kernel/mail/mail-transport.js";
import { OutboxWorker } from "../kernel/mail/outbox-worker.js";
import { RedisRelay } from "../kernel/pubsub/redis-relay.js";
import { createContentServices } from "./content-services.js";
import { createServices, resolverContainer, type Services } from "./container.js";
import { DATA_MODEL } from "./data-model.js";
import { openPages } from "./pages/open-pages.js";
import { createApolloServer } from "./graphql/apollo-server.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { addRoutes, createServer } from "./http/server.js";
import { seedEvents } from "./seed/seed-events.js";
import { serverSecret } from "./server-secret.js";
import type { FirstSuperadmin } from "../modules/accounts/first-superadmin.service.js";

/** The running product, before or after it listens. */
export interface Application {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly firstSuperadmin: FirstSuperadmin | null;
  /** Answers 503 on /readyz, ends subscriptions, lets requests in flight finish, sends no more mail, closes the database. */
  close(): Promise<void>;
}

/** What tests set apart from the environment. */
export interface ApplicationOptions {
  /** The project's folder, for the content files and artwork that it ships. */
  readonly projectRoot: string;
  readonly siteRoot: string;
  /** The website for the server to render: frontend/dist-server/entry-server.cjs. */
  readonly siteBundle: string;
  readonly playgroundRoot: string;
  readonly onStatement?: (sql: string) => void;
}

/** Builds the product from its environment: opens, migrates and seeds the database, then wires everything. */
export async function createApplication(env: Environment, options: ApplicationOptions): Promise<Application> {
  const content = createContentServices(env, options.projectRoot); // before the database: it stops the start
  const db = await openDatabase(env.DATABASE_URL, {
    ...DATA_MODEL,
    ...(options.onStatement ? { onStatement: options.onStatement } : {}),
  });
  await db.write.runMigrations({ transaction: "each" });
  const redis = env.REDIS_URL === "" ? null : connectRedis(env.REDIS_URL);
  const services = createServices({ env, db, redis, secret: serverSecret(env) });
  await seedEvents(db);
  const firstSuperadmin = await services.firstSuperadmins.ensure(
    env.ADMIN_EMAIL === "" ? null : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    db.dialect === "sqlite" && env.NODE_ENV !== "production",
  );

  let draining = false;
  const served = { ...services, ...content };
  const schema = buildGraphQLSchema(resolverContainer(served), db.changes);
  const server = createServer(env);
  const apollo = createApolloServer(schema, server.log, { production: env.NODE_ENV === "production" });
  await apollo.start();
  const { siteRoot, siteBundle, playgroundRoot } = options;
  const pages = openPages(siteRoot, siteBundle, env.PUBLIC_URL, schema, db.changes);
  await addRoutes(server, {
    env,
    services: served,
    schema,
    apollo,
    siteRoot,
    pages: pages?.cache ?? null,
    playgroundRoot,
    isDraining: () => draining,
  });
  redis?.on("error", (error) => {
    server.log.warn({ err: error }, "redis is away; local counters stand in");
  });
  const relay = redis && new RedisRelay(redis, db.changes, server.log);
  relay?.start();
  const worker = startMail(env, db, services, server);

  return {
    server,
    services,
    firstSuperadmin,
    async close() {
      draining = true;
      pages?.stop();
      await server.close();
      await apollo.stop();
      await worker.stop();
      relay?.stop();
      redis?.disconnect();
      await db.close();
    },
  };
}

/** Fails fast while Redis is away, so that no request waits for it (security.md: within 250 ms). */
function connectRedis(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 200,
    connectTimeout: 2000,
  });
}

function startMail(
  env: Environment,
  db: Database,
  services: Services,
  server: FastifyInstance,
): OutboxWorker {
  const transport = env.SMTP_URL === "" ? mailboxTransport() : smtpTransport(env.SMTP_URL, env.MAIL_FROM);
  const domain = new URL(env.PUBLIC_URL).hostname;
  const worker = new OutboxWorker(
    db,
    services.outbox,
    services.outboxRepository,
    transport,
    server.log,
    domain,
  );
  worker.start();
  return worker;
}
