/**
 * `npm run restore:check`: restores a backup with the commands of docs/backup.md and docs/season.md, exactly as a
 * volunteer would copy them. Runs on SQLite and on a separate MariaDB. Performs Docker's commands without Docker.
 * Before each restore, starts another one and kills it midway. For docs/season.md, also changes the tables and the data
 * as a newer version might.
 */
import { existsSync, readdirSync } from "node:fs";
import { ensureBuilt } from "./lib/build.mjs";
import { readCompose } from "./lib/compose.mjs";
import { commandsOf } from "./lib/doc-commands.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findMariadb, startMariadb } from "./lib/mariadb.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { StepFailed } from "./lib/steps.mjs";
import { expect, WayBackSite } from "./lib/way-back-site.mjs";

const CLI = `${ROOT}backend/dist/app/cli/main.js`;
const DOT_ENV = {
  JWT_SECRET: "x",
  MARIADB_PASSWORD: "x",
  MARIADB_ROOT_PASSWORD: "x",
  PUBLIC_URL: "https://club.example",
  TRUST_PROXY: "uniquelocal",
};
/** Schema changes made by a newer version. */
const NEWER = [
  "CREATE TABLE later (id varchar(36) NOT NULL PRIMARY KEY)",
  "ALTER TABLE users ADD later varchar(10) NULL",
  "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
];

/** @type {readonly { page: string, docker: boolean, isNewer: boolean }[]} */
const WAYS = [
  { page: "backup.md", docker: false, isNewer: false },
  { page: "season.md", docker: false, isNewer: true },
  { page: "backup.md", docker: true, isNewer: false },
  { page: "season.md", docker: true, isNewer: true },
];

await runScript(async () => {
  process.chdir(ROOT);
  await ensureInstalled();
  await ensureBuilt(["backend"]);
  const program = findMariadb();
  if (!program) throw new StepFailed("mariadbd is not installed (Debian: mariadb-server).");
  const { adminUrl, stop } = await startMariadb(program);
  try {
    for (const way of WAYS) {
      if (!way.docker) await goBack(way, null);
      await goBack(way, adminUrl);
    }
  } finally {
    stop();
  }
});

/** @param {typeof WAYS[number]} way @param {string | null} adminUrl */
async function goBack({ page, docker, isNewer }, adminUrl) {
  console.log(`  docs/${page} with ${docker ? "Docker" : "systemd"}, ${adminUrl ? "MariaDB" : "SQLite"}`);
  const lines = docker
    ? commandsOf(page, ["docker compose", " restore "])
    : commandsOf(page, ["systemctl", " restore "]);
  const site = new WayBackSite(adminUrl);
  try {
    await site.open();
    expect("the site starts", await site.start(), site.output);
    const [admin] = await site.sql("SELECT name FROM users");
    const made = await site.run(process.execPath, [CLI, "backup", site.backups]);
    expect("a backup is made while the site runs", made.code === 0, made.output);
    const [file = ""] = readdirSync(site.backups).filter((name) => name.startsWith("club-"));
    await site.stop();
    await site.sql(...(isNewer ? NEWER : []), "UPDATE users SET name = 'After the backup'");
    if (isNewer)
      expect("the previous version does not start on a newer version's tables", !(await site.start()), "");
    const killed = await site.run(
      process.execPath,
      [CLI, "restore", `${site.backups}/${file}`, "--replace", "--yes"],
      {
        killed: true,
      },
    );
    expect("a restore was killed", killed.code === null && site.remains().length === 1, killed.output);
    if (!isNewer) await site.start();
    let output = "";
    for (const line of lines) output += await follow(line, site, file);
    const kept = /is kept as (\S+)\.\n/.exec(output)?.[1] ?? "";
    expect("the previous data is kept at the printed path", kept !== "" && existsSync(kept), output);
    expect("nothing of the killed restore is left", site.remains().length === 0, site.remains().join());
    expect("the site runs", await site.start(), site.output);
    const [after] = await site.sql("SELECT name FROM users");
    expect("the data is the backup's", after?.["name"] === admin?.["name"], JSON.stringify(after));
    await site.stop();
  } finally {
    await site.close();
  }
}

/**
 * Runs a documented command, with this site's backup file in place of the documented one, and always with the
 * checked-out version.
 * @param {string} line
 * @param {WayBackSite} site
 * @param {string} file
 * @returns {Promise<string>} the command's output
 */
async function follow(line, site, file) {
  const own = line
    .replace(/^COMMIT=\S+ /, "")
    .replace(/\/(?:mnt\/)?backups\/club-\S+/, `${site.backups}/${file}`);
  const [program = "", ...words] = own.split(" ");
  const [first = "", second = "", ...rest] = words.filter(
    (word, at) => !/^--profile$/.test(word) && words[at - 1] !== "--profile",
  );
  if (own === "npm ci && npm run build" || (program === "git" && first === "checkout")) return "";
  if (program === "npm") return succeeded(line, site.run("npm", words));
  const isStart = program === "systemctl" ? first === "start" : second === "up";
  const isStop = program === "systemctl" ? first === "stop" : second === "stop";
  if (isStart) {
    expect(line, await site.start(), site.output);
    return "";
  }
  if (isStop && [second, ...rest].some((word) => word === "club" || word === "site")) {
    await site.stop();
    return "";
  }
  if (own === "docker compose build site") return "";
  if (program === "docker" && second === "run") return runInCompose(line, rest, site);
  throw new StepFailed(`This check cannot run the command: ${line}`);
}

/**
 * Performs `docker compose run --rm SERVICE …`, after starting the services that SERVICE depends on.
 * @param {string} line
 * @param {string[]} words
 * @param {WayBackSite} site
 */
async function runInCompose(line, words, site) {
  const [, name = "", ...args] = words;
  const services =
    /** @type {Record<string, import("./lib/compose.mjs").Service & { depends_on?: object, entrypoint?: string[] }>} */ (
      readCompose("docker-compose.yml", DOT_ENV)
    );
  const dependsOn = (/** @type {string} */ one) => Object.keys(services[one]?.depends_on ?? {});
  const started = dependsOn(name).flatMap((one) => [one, ...dependsOn(one)]);
  if (started.includes("site")) await site.start();
  const [, ...entry] = services[name]?.entrypoint ?? [];
  return succeeded(line, site.run(process.execPath, [...entry.map((path) => ROOT + path), ...args]));
}

/** @param {string} line @param {Promise<{ code: number | null, output: string }>} run */
async function succeeded(line, run) {
  const { code, output } = await run;
  expect(line, code === 0, output);
  return output;
}
