import "reflect-metadata";
import cluster from "node:cluster";
import { paths } from "./kernel/contract/paths.js";
import { listenOn } from "./kernel/net/listen.js";
import { setTimeout as sleep } from "node:timers/promises";
import { createApplication, type Application } from "./app/application.js";
import { isGraphiqlOn } from "./app/http/graphiql.js";
import { cannotStart, longestStop, ONE_SIGNAL_MS } from "./app/start/process-end.js";
import { limitHeapGrowth, releaseStartMemory } from "./kernel/fast/release-start-memory.js";
import { openWaitingRoom } from "./app/start/waiting-room.js";
import { isBehindLocalServer, whereItListens } from "./app/start/where-it-listens.js";
import { isFirstWorker, sendToPrimary } from "./app/start/worker-messages.js";
import { PROJECT_FILES } from "./kernel/project-root.js";
import { readEnvironment, type Environment } from "./config/environment.js";
import { startWarnings } from "./config/start-warnings.js";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Null until the server listens. */
let running: Application | null = null;
for (const signal of SIGNALS) process.on(signal, begin);
try {
  const env = readEnvironment(process.env);
  let room = null as { close(): Promise<void> } | null;
  const application = await createApplication(env, {
    ...PROJECT_FILES,
    whileAway: async () => {
      // Only the first worker opens a waiting room. A worker that is restarted needs none, because the other workers
      // still serve.
      if (isFirstWorker()) room = await openWaitingRoom(env);
    },
  });
  await room?.close();
  await listenOn(application.server, { port: env.PORT, host: env.HOST });
  running = application;
  if (isFirstWorker()) {
    for (const line of startWarnings(env)) application.server.log.warn(line);
    announce(application, env);
  }
  application.server.log.info({ url: env.PUBLIC_URL, port: env.PORT }, "started");
  sendToPrimary({ kind: "up" });
  limitHeapGrowth();
  releaseStartMemory();
} catch (error) {
  cannotStart(error);
}

/** Stops the server at the first SIGTERM or SIGINT. */
function begin(received: NodeJS.Signals): void {
  for (const signal of SIGNALS) process.off(signal, begin);
  void stop(received);
}

/**
 * Tells proxies that the server is stopping, waits and exits. A further signal ends the process immediately, if it
 * comes more than `ONE_SIGNAL_MS` after the first. An earlier one is the same signal: a signal to a whole process
 * group arrives twice, the second time through npm. Workers ignore further signals, because on a busy machine they may
 * receive the primary process's own signal late.
 */
async function stop(received: NodeJS.Signals): Promise<void> {
  if (!running) process.exit(0); // the server is still starting and serves no request yet
  const began = Date.now();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (cluster.isPrimary && Date.now() - began > ONE_SIGNAL_MS) process.exit(1);
    });
  }
  const { DRAIN_MS } = readEnvironment(process.env);
  const { log } = running.server;
  log.info(`stopping (${received})`);
  running.drain();
  setTimeout(() => process.exit(0), longestStop(DRAIN_MS)).unref();
  await sleep(DRAIN_MS);
  await running.close();
  log.info({ ms: Date.now() - began }, "stopped");
  process.exit(0);
}

/**
 * Prints the site's addresses and how the Superadmin signs in. In production, where programs read the output, prints
 * only the address to set up a new site, as a line of the log.
 */
function announce({ firstSuperadmin, services: { setup } }: Application, env: Environment): void {
  const { PUBLIC_URL, NODE_ENV, SMTP_URL } = env;
  const setUpAt = `${PUBLIC_URL}${paths.setup}#${setup.code}`;
  if (NODE_ENV === "production") {
    // Bypasses the logger, whose level may suppress the line. Without this address, the site could not be set up.
    if (setup.isNew)
      console.log(JSON.stringify({ level: 40, time: Date.now(), msg: `Set it up: ${setUpAt}` }));
    return;
  }
  const lines = ["", `  The site is up: ${PUBLIC_URL}`];
  if (firstSuperadmin?.password) {
    lines.push(
      `  Superadmin:     ${firstSuperadmin.email}`,
      `  Password:       ${firstSuperadmin.password}   (shown only this once; change it after signing in)`,
    );
  } else if (setup.isNew && !firstSuperadmin) {
    lines.push("  Superadmin:     none yet: set the site up");
  } else if (firstSuperadmin) {
    lines.push(`  Superadmin:     ${firstSuperadmin.email}, with the password from ADMIN_PASSWORD`);
  } else {
    lines.push(
      `  Superadmin:     sign in at ${PUBLIC_URL}${paths.logIn} with the account shown at the first start`,
    );
  }
  if (setup.isNew) lines.push(`  Set it up:      ${setUpAt}`);
  if (isGraphiqlOn(env)) lines.push(`  Playground:     ${PUBLIC_URL}/graphql`);
  // With `npm run dev`, the development server is in front of this server and prints its own address.
  const isBehind = isBehindLocalServer(env);
  // Only this machine may open the mailbox, so the address has the machine's local name.
  const local = isBehind ? PUBLIC_URL : `http://localhost:${String(env.PORT)}`;
  if (SMTP_URL === undefined) lines.push(`  Mail:           ${local}/dev/mailbox`);
  if (!isBehind) lines.push(...whereItListens(env));
  console.log(`${lines.join("\n")}\n`);
}
