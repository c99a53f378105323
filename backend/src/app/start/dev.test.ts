import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "../../kernel/testing/server-process.js";

const ROOT = join(__dirname, "../../../..");
/** What is made, and what a copy need not have. */
const LEFT_OUT = new Set([
  "node_modules",
  ".git",
  ".cache",
  "dist",
  "dist-server",
  "data",
  "e2e",
  "test-results",
]);

/** `npm run dev` in a copy of the tree, whose files can be changed. */
let folder: string;
let address: string;
let dev: ChildProcess;
let output = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "club-dev-"));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const part of ["", "backend", "frontend"])
    symlinkSync(join(ROOT, part, "node_modules"), join(folder, part, "node_modules"));
  const port = String(await freePort());
  address = `http://localhost:${port}`;
  dev = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, NODE_ENV: "development", PORT: port },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
});
afterAll(() => {
  dev.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What is at an address, as a browser asks; null while nobody answers. */
async function page(path: string): Promise<{ readonly status: number; readonly text: string } | null> {
  const reply = await fetch(address + path, { headers: { accept: "text/html" } }).catch(() => null);
  return reply && { status: reply.status, text: await reply.text() };
}

/** Asks until the answer is right; the last one is the test's when it never is. */
async function eventually(path: string, expected: object): Promise<void> {
  for (const until = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const found = await page(path);
    try {
      expect(found).toMatchObject(expected);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error(output, { cause: error });
    }
  }
}

/** Changes a file of the copy; answers how to undo that. */
function change(file: string, edit: (source: string) => string): () => void {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, edit(source));
  return () => {
    writeFileSync(path, source);
  };
}

test("public pages come rendered, and what is at no address is a 404", async () => {
  await eventually("/events", { status: 200, text: expect.stringContaining("Syntax Siege") });
  await eventually("/no/such/page", { status: 404 });
  await eventually("/profile", { status: 200, text: expect.stringContaining('<div id="root"></div>') });
});

test("the UI kit has its page beside the mailbox, which is the backend's", async () => {
  await eventually("/dev/ui", { status: 200, text: expect.stringContaining("/src/ui-kit/main.tsx") });
  await eventually("/dev/mailbox", { status: 200, text: expect.not.stringContaining("/src/") });
});

test("a saved change is live, of the website, the backend and the content", async () => {
  change("frontend/src/app/main.tsx", (source) => `${source}\nconsole.log("a change of the website");\n`);
  await eventually("/src/app/main.tsx", { text: expect.stringContaining("a change of the website") });
  change("backend/src/app/http/discovery-files.ts", (source) =>
    source.replace("User-agent: *", "User-agent: all"),
  );
  await eventually("/robots.txt", { text: expect.stringContaining("User-agent: all") });
  change("frontend/content/club.json", (source) => source.replace("CDC Coding Club", "Renamed Club"));
  for (const path of ["/events", "/profile"])
    await eventually(path, { status: 200, text: expect.stringContaining('"name":"Renamed Club"') });
  await eventually("/events", { text: expect.stringMatching(/<title>Events · Renamed Club<\/title>/) });
});

test("a backend file that cannot be compiled is named to who asks, and mending it is enough", async () => {
  const file = "backend/src/app/http/discovery-files.ts";
  const undo = change(file, (source) => `${source}\nconst broken: = 1;\n`);
  await eventually("/api/events", { status: 503, text: expect.stringContaining(file) });
  undo();
  await eventually("/api/events", { status: 200 });
  // Who asked meanwhile waited: nothing was refused, so nothing was complained about.
  expect(output).not.toContain("ECONNREFUSED");
});

test("killed without a word, it takes the backend along", async () => {
  const [, backend = ""] = /the backend behind it, at (\S+),/.exec(output) ?? [];
  expect((await fetch(`${backend}/healthz`)).status).toBe(200);
  dev.kill("SIGKILL");
  for (let isUp = true; isUp;) {
    isUp = await fetch(`${backend}/healthz`).then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
