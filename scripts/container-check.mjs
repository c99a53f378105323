/**
 * `npm run container:check`: tests Dockerfile and docker-compose.yml without Docker. Copies the files of the image's
 * last stage, installs its packages, and runs its command with compose's environment. MariaDB and Redis (Debian's
 * packages) run with compose's options, and there is a mail server. If root runs the check, the command runs in
 * namespaces like a container's: nothing except /tmp is writable, there are no capabilities, and the process id is 1.
 * Then the check sends a visitor's requests.
 */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { readCompose } from "./lib/compose.mjs";
import { canContain, startContained } from "./lib/contained.mjs";
import { allOf, environmentOf, lastOf, readDockerfile, runCopies, stageNamed } from "./lib/dockerfile.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findMariadb, startMariadb } from "./lib/mariadb.mjs";
import { CACHE, ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/ports.mjs";
import { findProgram } from "./lib/programs.mjs";
import { runScript } from "./lib/run-script.mjs";
import { step, StepFailed } from "./lib/steps.mjs";

const PACKAGES = `${CACHE}container/packages/`;
const SITE = `${CACHE}container/site/`;
const TIMEOUT_MS = 60_000;
const TOKEN = randomBytes(16).toString("hex");

/** An operator's values in .env. The password contains characters that must be encoded in a URL. */
const DOT_ENV = {
  JWT_SECRET: randomBytes(32).toString("hex"),
  MARIADB_PASSWORD: "p/a#s?s@w%41:r&d'\"\\ é",
  MARIADB_ROOT_PASSWORD: "not used here",
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtp://mail:1025?tls=optional",
  REDIS_URL: "redis://redis:6379",
  TRUST_PROXY: "uniquelocal",
  METRICS_TOKEN: TOKEN,
  MAIL_FROM: "Club <club@club.example>",
};

/** @type {(() => unknown)[]} */
const cleanUp = [];

await runScript(async () => {
  process.chdir(ROOT);
  await ensureInstalled();
  await ensureBuilt();
  const stages = readDockerfile("Dockerfile");
  const site = stageNamed(stages, "site");
  await installPackages(stages);
  rmSync(SITE, { recursive: true, force: true });
  runCopies(site, (from, path) => path.replace("/site/", from === "packages" ? PACKAGES : ROOT), SITE);
  requireCleanImage();
  const services = readCompose("docker-compose.yml", DOT_ENV);
  if (!canContain()) console.log("  This user is not root, so the server runs directly, without isolation.");
  try {
    await run(site, services);
  } finally {
    for (const act of cleanUp.reverse()) act();
  }
});

/**
 * Runs the `packages` stage if the lock file, the stage's command or the version of Node.js has changed.
 * @param {import("./lib/dockerfile.mjs").Stage[]} stages
 */
async function installPackages(stages) {
  const stage = stageNamed(stages, "packages");
  const [command = ""] = allOf(stage, "RUN");
  const state = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .update(command + process.version)
    .digest("hex");
  const stamp = `${PACKAGES}.stamp`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  rmSync(PACKAGES, { recursive: true, force: true });
  runCopies(stage, (_from, path) => join(ROOT, path), PACKAGES);
  await step("Installing the image's packages (some minutes)", {
    command: "sh",
    args: ["-c", `cd ${PACKAGES} && ${command}`],
  });
  writeFileSync(stamp, state);
}

/** Checks that the image contains no secrets, sources or tests. */
function requireCleanImage() {
  const files = readdirSync(SITE, { recursive: true }).map(String);
  const forbiddenEntries = files.filter(
    (file) => !file.includes("node_modules") && /(^|\/)\.(git|env)|\.tsx?$|\.test\./.test(file),
  );
  const packages = readdirSync(`${SITE}node_modules`);
  forbiddenEntries.push(...["jest", "typescript", "react", "vite"].filter((name) => packages.includes(name)));
  expect(
    "the image holds only files that the site needs",
    forbiddenEntries.length === 0,
    forbiddenEntries.join(", "),
  );
}

/** @param {import("./lib/dockerfile.mjs").Stage} site @param {Record<string, import("./lib/compose.mjs").Service>} services */
async function run(site, services) {
  const hosts = {
    "database:3306": await startDatabase(services["database"]?.command ?? []),
    "redis:6379": await startRedis(services["redis"]?.command ?? []),
    "mail:1025": "",
  };
  const { mails, address } = await startMailServer();
  hosts["mail:1025"] = address;
  const port = String(await freePort());
  const env = Object.fromEntries(
    Object.entries({ ...environmentOf(site), ...DOT_ENV, ...services["site"]?.environment, PORT: port }).map(
      ([name, value]) => [name, Object.entries(hosts).reduce((text, [a, b]) => text.replace(a, b), value)],
    ),
  );
  const withPath = { ...env, PATH: process.env["PATH"] };
  const server = startContained(SITE, JSON.parse(lastOf(site, "CMD")), withPath);
  cleanUp.push(server.kill);
  const url = `http://127.0.0.1:${port}`;
  try {
    await until("/readyz says 200", async () => (await fetch(`${url}/readyz`)).ok, server.ended);
    const [, health = ""] = /CMD (\[.*)$/.exec(lastOf(site, "HEALTHCHECK")) ?? [];
    const check = startContained(SITE, JSON.parse(health), withPath);
    expect("the image's health check passes", (await check.ended) === 0, check.output());
    const page = await fetch(url, { headers: { "x-request-id": "from-the-proxy" } });
    expect("a page is served", page.ok && (await page.text()).includes("</html>"), String(page.status));
    expect("the page returns the request's id", page.headers.get("x-request-id") === "from-the-proxy", "");
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect("/metrics answers the token", (await metrics.text()).includes("club_database_counts_ok 1"), "");
    await fetch(`${url}/api/auth/verify-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "asha@student.example" }),
    });
    await until("a sign-up's mail arrives", () => mails.includes("asha@student.example"), server.ended);
    const cli = startContained(SITE, ["node", "backend/dist/app/cli/main.js", "list", "users"], withPath);
    expect("the command line works", (await cli.ended) === 0, cli.output());
    const line = server.output().includes('"reqId":"from-the-proxy"');
    expect(
      "the log has the request's line, but not the recipient of the code",
      line && !server.output().includes("asha@"),
      "",
    );
    server.signal("SIGTERM");
    const grace = Number.parseInt(services["site"]?.stop_grace_period ?? "0") * 1000;
    const late = new Promise((resolve) => setTimeout(resolve, grace, "no end").unref());
    expect(
      "SIGTERM ends the server with exit code 0 in time",
      (await Promise.race([server.ended, late])) === 0,
      "",
    );
  } catch (error) {
    console.error(server.output());
    throw error;
  }
}

/**
 * Starts MariaDB with compose's options. Creates the database and sets the password, as MariaDB's image would. Returns
 * the server's address.
 * @param {string[]} options
 * @returns {Promise<string>}
 */
async function startDatabase(options) {
  const program = findMariadb();
  if (!program) throw new StepFailed("mariadbd is not installed (Debian: mariadb-server).");
  const { adminUrl, stop } = await startMariadb(program, options);
  cleanUp.push(stop);
  const { createConnection } = /** @type {typeof import("mysql2/promise")} */ (backend("mysql2/promise"));
  const admin = await createConnection(adminUrl);
  await admin.query("CREATE DATABASE club CHARACTER SET utf8mb4");
  await admin.query("ALTER USER 'club'@'127.0.0.1' IDENTIFIED BY ?", [DOT_ENV.MARIADB_PASSWORD]);
  await admin.end();
  return new URL(adminUrl).host;
}

/**
 * Starts Redis with compose's command. Returns the server's address.
 * @param {string[]} command
 * @returns {Promise<string>}
 */
async function startRedis(command) {
  const program = findProgram(["redis-server"]);
  if (!program) throw new StepFailed("redis-server is not installed (Debian: redis-server).");
  const port = await freePort();
  const redis = spawn(program, [...command.slice(1), "--port", String(port), "--bind", "127.0.0.1"], {
    stdio: "ignore",
  });
  cleanUp.push(() => redis.kill());
  return `127.0.0.1:${port}`;
}

/**
 * Starts a mail server that records the recipients of the mails it receives.
 * @returns {Promise<{ mails: string[], address: string }>}
 */
async function startMailServer() {
  const { SMTPServer } = /** @type {typeof import("smtp-server")} */ (backend("smtp-server"));
  /** @type {string[]} */
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on("end", () => {
        mails.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  cleanUp.push(() => server.close());
  return { mails, address: `127.0.0.1:${port}` };
}

/**
 * Loads one of the backend's packages.
 * @param {string} name
 */
function backend(name) {
  return /** @type {unknown} */ (createRequire(`${ROOT}backend/package.json`)(name));
}

/** @param {string} what @param {boolean} holds @param {string} detail */
function expect(what, holds, detail) {
  console.log(`  ${holds ? "✓" : "✗"} ${what}`);
  if (!holds) throw new StepFailed(`Failed: ${what}. ${detail}`);
}

/** @param {string} what @param {() => boolean | Promise<boolean>} holds @param {Promise<unknown>} ended */
async function until(what, holds, ended) {
  const deadline = Date.now() + TIMEOUT_MS;
  const tick = () => new Promise((resolve) => setTimeout(resolve, 100, "tick"));
  for (;;) {
    const isSo = await Promise.resolve(holds()).catch(() => false);
    const isOver = Date.now() > deadline || (await Promise.race([ended, tick()])) !== "tick";
    if (!isSo && !isOver) continue;
    expect(what, isSo, "The server ended or took too long.");
    return;
  }
}
