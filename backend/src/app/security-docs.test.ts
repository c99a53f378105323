import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unwrapped } from "./testing/standard-words.js";

const ROOT = join(__dirname, "../../..");
const HEADING = /^## (.+) \((\d+)\)$/;
const CASE = /^- (.+) · `([^`]+)` · "(.+)"$/;

const lines = unwrapped(readFileSync(join(ROOT, "docs/security.md"), "utf8"));
const sections = lines.flatMap((line, at) => {
  if (!line.startsWith("## ")) return [];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((other) => other.startsWith("## "));
  const cases = rest.slice(0, end === -1 ? undefined : end).filter((text) => text !== "");
  return [{ line, cases }];
});

/** docs/security.md names a test for each case. The named file and title must exist. */
describe.each(sections.map(({ line, cases }) => [line, cases] as const))("%s", (line, cases) => {
  test("its number is that of its lines", () => {
    const [, name = line.slice(3)] = HEADING.exec(line) ?? [];
    expect(line).toBe(`## ${name} (${String(cases.length)})`);
  });

  test.each(cases)("%s", (text) => {
    const [, , file = "", title = ""] = CASE.exec(text) ?? [];
    expect({ file, exists: file !== "" && existsSync(join(ROOT, file)) }).toEqual({ file, exists: true });
    expect(file).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(title);
  });
});

test("no case is listed twice", () => {
  const all = sections.flatMap(({ cases }) => cases);
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all).size).toBe(all.length);
});
