import cluster from "node:cluster";
import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../config/environment.js";
import type { MailClub } from "../kernel/mail/mail-colours.js";
import {
  configuredSmtp,
  mailboxTransport,
  NotBegun,
  type MailTransport,
} from "../kernel/mail/mail-transport.js";
import { mailText } from "../kernel/mail/mail-body.js";
import { CONNECTIONS, OutboxWorker, type Lane } from "../kernel/mail/outbox-worker.js";
import { MailPriority } from "../kernel/mail/outbox-mail.entity.js";
import { emailServiceChannel } from "../modules/contact/email-service-channel.js";
import { emailServiceConfig } from "../modules/contact/contact.module.js";
import type { Services } from "./container.js";

const SERVICE_LANES: readonly Lane[] = [{ priority: MailPriority.service, senders: 2 }];

export interface MailWorkers {
  /** Finishes the mails being sent, within 5 s. Does nothing if the workers never started. */
  stop(): Promise<void>;
}

/**
 * Starts sending mails when the server listens. A worker's name is its host and port. A restarted worker has the same
 * name, so it can immediately release the leases on mails from its previous run. A second server on the same port
 * cannot release these leases, because it fails to listen and starts no worker. If several processes share the port,
 * the name also has the process's number. After a process dies, its replacement has a new number, so the old leases
 * expire by themselves.
 */
export function addMailWorkers(
  app: FastifyInstance,
  env: Environment,
  services: Services,
  club: () => MailClub,
): MailWorkers {
  const messageIdDomain = new URL(env.PUBLIC_URL).hostname;
  const start = (
    transport: MailTransport,
    more: { lanes?: readonly Lane[]; serverName?: string },
  ): OutboxWorker => {
    const { db, outbox, outboxRepository, mailLanguages: languagesOf } = services;
    const number = cluster.worker ? `/${String(cluster.worker.id)}` : "";
    const name = `${hostname()}:${String(portOf(app) ?? env.PORT)}${number}`;
    const options = { name, messageIdDomain, languagesOf, ...more };
    const worker = new OutboxWorker(db, outbox, outboxRepository, transport, app.log, options);
    worker.start();
    return worker;
  };
  const { liveSettings } = services;
  const isProduction = env.NODE_ENV === "production";
  /** Returns null in production without a mail server. Mails then wait in the outbox until a server is set. */
  const transport = (): MailTransport | null => {
    const { server, from } = liveSettings.mail();
    if (server !== null) return configuredSmtp({ server, from, isProduction }, club, CONNECTIONS);
    return isProduction ? null : mailboxTransport();
  };
  let [mails, calls]: (OutboxWorker | null)[] = [null, null];
  /**
   * Changes of the mail settings are applied one after the other, because two workers with the same name would take
   * each other's mails.
   */
  let changing = Promise.resolve();
  let stopped = false;
  const change = (): void => {
    changing = changing.then(async () => {
      await mails?.stop();
      const next = stopped ? null : transport();
      mails = next && start(next, {});
    });
  };
  app.addHook("onListen", () => {
    change();
    liveSettings.onMailChange(change);
    if (env.EMAILJS_URL !== "")
      calls = start(serviceTransport(env), { lanes: SERVICE_LANES, serverName: "e-mail service" });
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all([changing, calls?.stop()]);
      await mails?.stop();
    },
  };
}

function portOf(app: FastifyInstance): number | null {
  const address = app.server.address();
  return typeof address === "object" ? (address?.port ?? null) : null;
}

/** Calls the transactional e-mail service with the parameters in a row of the outbox. */
function serviceTransport(env: Environment): MailTransport {
  const call = emailServiceChannel(emailServiceConfig(env));
  return {
    keepsMail: false,
    async send({ body }, sending) {
      if (sending?.mayBegin() === false) throw new NotBegun("the call was given back before it was made");
      await call(JSON.parse(mailText(body)) as object);
    },
    close: () => undefined,
  };
}
