// Tests what runs before a change is merged: on the CI server, on a developer's machine and in a development container.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const ROOT = join(__dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly "timeout-minutes"?: number;
  readonly permissions?: unknown;
  readonly steps: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const workflow = parse(read(".github/workflows/ci.yml")) as Workflow;
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

test("the workflow runs .ci/run, the recipes and a short history, each with a limit of time", () => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  const parts = [".ci/run", "npm run check:recipes", "npm run bench:history -- --minutes 0.5"];
  expect(commands).toEqual(expect.arrayContaining(parts));
  expect(jobs.map((job) => job["timeout-minutes"] ?? Infinity).filter((limit) => limit > 30)).toEqual([]);
});

test("every week, and at each change, npm's advisories about the packages that run are asked for", () => {
  expect(read(".github/workflows/ci.yml")).toMatch(/^ {2}schedule:\n {4}- cron: "\d+ \d+ \* \* [0-6]"$/m);
  expect(steps.flatMap(({ run }) => run ?? [])).toContain("npm run check:advisories");
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts["check:advisories"]).toContain("npm audit --omit=dev --audit-level=moderate");
});

test("the workflow may only read, and every action is pinned by its commit", () => {
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(jobs.map((job) => job.permissions)).not.toContainEqual(expect.anything());
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
  expect(checkouts.length).toBe(jobs.length);
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ "persist-credentials": false });
});

test(".ci/run and the development container install the same packages and all tests are run", () => {
  const run = read(".ci/run");
  expect(run).toContain("\n.ci/packages\n");
  expect(run).toContain("npm test");
  const container = JSON.parse(read(".devcontainer/devcontainer.json")) as Record<string, unknown>;
  expect(container["onCreateCommand"]).toBe("sudo .ci/packages");
  expect(container["image"]).toMatch(new RegExp(`:${read(".nvmrc").trim()}-`));
});
