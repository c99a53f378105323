import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEnvFile } from "../../../../scripts/lib/env-file.mjs";

const folder = mkdtempSync(join(tmpdir(), "env-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const TEXT = [
  "FIRST_OF_FILE=4100",
  "export SECOND_OF_FILE=\"Club: the 'first'\" # said",
  "",
  "THIRD_OF_FILE='a=b#c'",
];

test.each([
  ["as an editor here writes it", TEXT.join("\n"), "utf8"],
  ["with a mark at its beginning and the line ends of Windows", `\uFEFF${TEXT.join("\r\n")}\r\n`, "utf8"],
  ["with two bytes a character", `\uFEFF${TEXT.join("\r\n")}`, "utf16le"],
] as const)("a .env %s has each of its settings, and none that is set already", (_how, text, encoding) => {
  const file = join(folder, ".env");
  writeFileSync(file, Buffer.from(text, encoding));
  for (const name of ["FIRST_OF_FILE", "SECOND_OF_FILE"]) Reflect.deleteProperty(process.env, name);
  process.env["THIRD_OF_FILE"] = "";
  loadEnvFile(file);
  const { FIRST_OF_FILE, SECOND_OF_FILE, THIRD_OF_FILE } = process.env;
  expect([FIRST_OF_FILE, SECOND_OF_FILE, THIRD_OF_FILE]).toEqual(["4100", "Club: the 'first'", ""]);
});

test("no .env is no mistake", () => {
  expect(() => {
    loadEnvFile(join(folder, "none"));
  }).not.toThrow();
});
