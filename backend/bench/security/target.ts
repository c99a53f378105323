import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";
import { seed, signIn } from "../data.js";
import { startServer } from "../servers.js";

/** The built site to attack, with some teams and a Superadmin's token. */
interface Target {
  readonly url: string;
  /** A Superadmin's token, valid for 15 minutes. */
  readonly token: string;
  /** A folder for files that a tool writes, next to the site's database. The folder is removed with the site. */
  readonly folder: string;
}

/** Starts the built site with a separate database and without rate limits, runs `attack`, and stops the site. */
export async function withTarget(attack: (target: Target) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "club-security-"));
  const database = `sqlite:${join(folder, "club.sqlite")}`;
  const port = String(await freePort());
  try {
    await seed(database, 20, 80);
    const { admin } = await signIn(database, TEST_SECRET);
    const server = await startServer([new URL("../../dist/main.js", import.meta.url).pathname], {
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: database,
      JWT_SECRET: TEST_SECRET,
      SMTP_URL: "",
      RATE_LIMIT: "off",
      LOG_LEVEL: "fatal",
    });
    try {
      await attack({ url: server.url, token: admin[0] ?? "", folder });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
