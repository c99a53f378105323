import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../..");
const page = readFileSync(join(ROOT, "docs/protection.md"), "utf8");
const section = (heading: string): string =>
  page.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";

/** The server's sources by path below backend/src, without tests and test helpers. */
const sources = new Map(
  readdirSync(join(ROOT, "backend/src"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)testing\//.test(path))
    .map((path) => [path, readFileSync(join(ROOT, "backend/src", path), "utf8")] as const),
);

test("docs/protection.md names every key that is derived from the secret, and no other", () => {
  const derived = [...sources.values()].flatMap((text) =>
    [...text.matchAll(/deriveKey(?:Object)?\([\w.]+, (?:"([^"]+)"|`([^`$]+))/g)].map(
      ([, name, start]) => name ?? `${start ?? ""}…`,
    ),
  );
  const rows = section("Keys")
    .split("\n")
    .filter((line) => /(?:HMAC-SHA-256|AES-256-GCM)\s*\|/.test(line));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(derived.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual([...new Set(derived)].sort());
});

/** Code that opens a connection to another server. An `import type` opens none. */
const OPENS = [
  /^import (?!type )[^;]*\brequest\b[^;]* from "node:https?"/m,
  /^import (?!type )[^;]*\b(?:connect|createConnection)\b[^;]* from "(?:node:net|node:tls|mysql2\/promise)"/m,
  /^import (?!type )[^;]*\blookup\b[^;]* from "node:dns"/m,
  /^import (?!type )[^;]* from "(?:mysql2|undici|aws4fetch|@opentelemetry\/exporter[^"]*|node:dgram)"/m,
  /await import\("(?:ioredis|nodemailer)"\)/,
  /(?<![.\w#]|async )fetch\(/,
];

test("docs/protection.md names every file that opens a connection, and no other", () => {
  const opening = [...sources]
    .filter(([, text]) => OPENS.some((way) => way.test(text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, ""))))
    .map(([path]) => path);
  const named = [...section("Connections").matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path]) => path);
  expect(named.sort()).toEqual(opening.sort());
});
