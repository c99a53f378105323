import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const BACKEND = join(__dirname, "../../..");
const OPTIONS = ["--import", "./swc-register.mjs", "--input-type=module", "-e"];
/** More lines than the pipe can hold, but not more than the buffer can hold. */
const LINES = 8000;

const PROGRAM = `
  const { default: Fastify } = await import("fastify");
  const { logOutput } = await import("./src/app/observability/log-output.ts");
  const app = Fastify({ logger: logOutput({ LOG_LEVEL: "info" }, {}) });
  for (let i = 0; i < ${String(LINES)}; i++) {
    app.log.info({ i }, "a line");
    if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  process.stderr.write("went on\\n");
`;

let running: ChildProcess | null = null;
afterEach(() => running?.kill("SIGKILL"));

test("an unread log does not block the server, and is complete when it is read", async () => {
  const child = spawn(process.execPath, [...OPTIONS, PROGRAM], {
    cwd: BACKEND,
    stdio: ["ignore", "pipe", "pipe"],
  });
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

/** Two workers that write to the same pipe, which is read in small pieces. */
const WORKERS = `
  import cluster from "node:cluster";
  if (cluster.isPrimary) {
    cluster.setupPrimary({ exec: "a worker" });
    cluster.fork();
    cluster.fork();
  } else {
    ${PROGRAM}
    process.disconnect();
  }
`;

test("the lines of several workers come whole, however slowly they are read", async () => {
  const child = spawn(
    "sh",
    ["-c", '"$0" "$@" | dd bs=4096 status=none', process.execPath, ...OPTIONS, WORKERS],
    {
      cwd: BACKEND,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  running = child;
  await once(child.stderr, "data");
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(child, "close");
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(2 * LINES);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ msg: "a line" });
});
