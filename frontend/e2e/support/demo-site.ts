import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { startSite, type Site } from "./site";
import { enter, logInByApi, type Student } from "./students";
import { test as base } from "./test";

/** The Superadmin of a site with demo data (backend/src/app/seed). */
export const DEMO_ADMIN = { email: "admin@demo.example", password: "syntax-siege-demo" };
/** Number of teams in the demo data, as on a busy evening. */
export const TEAMS = 500;

const SEED = fileURLToPath(new URL("../../../backend/dist/app/seed/demo-seed.cli.js", import.meta.url));

/**
 * Playwright's test with a site that has 500 demo teams of three, most with a reported payment, and a Superadmin. Each
 * spec file calls `test.use({ siteOf: "a name" })`.
 */
export const test = base.extend({
  site: async ({ siteNamed, siteOf }, provide, { project }) => {
    await provide(await siteNamed(siteOf, () => startDemoSite(project.outputDir)));
  },
});

/**
 * Starts a site with the demo teams.
 * @param folder the results folder, where `withTeams` keeps a copy of the filled database for later sites
 */
function startDemoSite(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Site> {
  return startSite({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "", ...env }, (databaseUrl) =>
    withTeams(databaseUrl, folder),
  );
}

/**
 * Fills a database with the demo teams. On SQLite, creates the teams once per run. Later databases of the run are
 * copies of a file in the results folder, which is emptied before each run.
 */
async function withTeams(databaseUrl: string, folder: string): Promise<void> {
  const [, file] = /^sqlite:(.*)$/.exec(databaseUrl) ?? [];
  const made = join(folder, "teams.sqlite");
  if (file !== undefined && existsSync(made)) return copyFile(made, file);
  await seedTeams(databaseUrl);
  if (file === undefined) return;
  await mkdir(folder, { recursive: true });
  // Other workers look for the final name, so the file gets this name only when it is complete.
  const copy = `${made}-${String(process.pid)}`;
  await copyFile(file, copy);
  await rename(copy, made);
}

/** Fills a database with this number of teams of three. */
export async function seedTeams(databaseUrl: string, teams = TEAMS): Promise<void> {
  const env = { ...process.env, NODE_ENV: "development", DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [SEED, "--teams", String(teams)], { env });
}

/**
 * Opens a tab of the admin area as the Superadmin.
 * @param query the rest of the address's query, without `?`
 */
export function openAdmin(page: Page, tab: string, query = ""): Promise<void> {
  return enter(page, DEMO_ADMIN, `/admindashboard?tab=${tab}${query === "" ? "" : `&${query}`}`);
}

/** Logs in over the API as the demo data's Superadmin. */
export function demoAdmin(site: Site): Promise<Student> {
  return logInByApi(site, "Demo Admin", DEMO_ADMIN);
}

/**
 * Sends a GraphQL operation as a user.
 * @throws Error if the reply has errors
 */
export async function graphql<Data>(
  site: Site,
  { session }: Student,
  query: string,
  variables: object = {},
): Promise<Data> {
  const reply = await fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

export { expect } from "./test";
