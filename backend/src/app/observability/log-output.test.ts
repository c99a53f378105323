import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const BACKEND = join(__dirname, "../../..");
/** More than the pipe holds, less than the buffer holds. */
const LINES = 8000;

const PROGRAM = `
  import Fastify from "fastify";
  import { logOutput } from "./src/app/observability/log-output.ts";
  const app = Fastify({ logger: logOutput({ LOG_LEVEL: "info" }, {}) });
  for (let i = 0; i < ${String(LINES)}; i++) {
    app.log.info({ i }, "a line");
    if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  process.stderr.write("went on\\n");
`;

let running: ChildProcess | null = null;
afterEach(() => running?.kill("SIGKILL"));

test("a log that nobody reads does not block the server, and is complete when it is read", async () => {
  const child = spawn(
    process.execPath,
    ["--import", "./swc-register.mjs", "--input-type=module", "-e", PROGRAM],
    { cwd: BACKEND, stdio: ["ignore", "pipe", "pipe"] },
  );
  running = child;
  const [word] = (await once(child.stderr, "data")) as [Buffer];
  expect(word.toString()).toBe("went on\n");
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(child, "close");
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(LINES);
  expect(lines.map((line) => (JSON.parse(line) as { i: number }).i)).toEqual([...lines.keys()]);
});
