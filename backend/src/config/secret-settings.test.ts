import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";
import { redisAddress } from "../kernel/net/service-address.js";
import { readEnvironment } from "./environment.js";

const STRONG = "k3yNq0ZrT7wX2vB9mLd5sHf8aJc4gPu6";

test("a secret may be in a file, as containers provide it; its line end is ignored", () => {
  const folder = mkdtempSync(join(tmpdir(), "club-secrets-"));
  const file = join(folder, "secret");
  writeFileSync(file, `${STRONG}\r\n`);
  try {
    expect(readEnvironment({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe(STRONG);
    expect(() => readEnvironment({ JWT_SECRET_FILE: file, JWT_SECRET: STRONG })).toThrow(
      "JWT_SECRET and JWT_SECRET_FILE: set one of the two",
    );
    expect(() => readEnvironment({ DATABASE_PASSWORD_FILE: join(folder, "none") })).toThrow(
      "DATABASE_PASSWORD_FILE: the file cannot be read",
    );
    writeFileSync(file, "guess");
    expect(() => readEnvironment({ JWT_SECRET_FILE: file })).toThrow(/^JWT_SECRET: must have at least 32/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a secret before needs another one in its place; it may be weak, and is as long as it was", () => {
  const JWT_SECRET_BEFORE = "an old and weak one";
  expect(readEnvironment({ JWT_SECRET: STRONG, JWT_SECRET_BEFORE })).toMatchObject({ JWT_SECRET_BEFORE });
  for (const source of [{ JWT_SECRET_BEFORE }, { JWT_SECRET: STRONG, JWT_SECRET_BEFORE: STRONG }])
    expect(() => readEnvironment(source)).toThrow("JWT_SECRET_BEFORE: needs another JWT_SECRET");
});

test("MariaDB and Redis are spoken to over TLS where their address says so, and the certificate is checked", () => {
  const folder = mkdtempSync(join(tmpdir(), "club-authorities-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, "the authorities");
  try {
    const { DATABASE_URL } = readEnvironment({
      DATABASE_URL: `mysql://club@host/db?tls=${file}`,
      DATABASE_PASSWORD: "p/a?s",
    });
    expect(parseDatabaseUrl(DATABASE_URL)).toMatchObject({
      server: {
        password: "p/a?s",
        ssl: { ca: "the authorities", rejectUnauthorized: true, verifyIdentity: true },
      },
    });
    expect(parseDatabaseUrl("mysql://club@host/db")).not.toHaveProperty("server.ssl");
    expect(redisAddress(`rediss://:word@redis.example:6380/1?tls=${file}`)).toEqual({
      url: "rediss://:word@redis.example:6380/1",
      tls: { ca: "the authorities" },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
