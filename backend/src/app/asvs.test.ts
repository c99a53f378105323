import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { requirementsUpTo } from "./testing/asvs-levels.js";
import { unwrapped } from "./testing/standard-words.js";

const ROOT = join(__dirname, "../../..");
const ROW = /^- \*\*(\d+\.\d+\.\d+)\*\* \(level (\d), ([a-z ]+)\): \S.*? · (\S.*)$/;
const COUNT = /^\|\s*([a-z][^|]*?)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|$/;
/**
 * Matches the evidence for a requirement: a file, then a part of a test's title if the file is a test, then an optional
 * remark.
 */
const SHOWN = /^`([^`]+)`(?: · "(.+)")?(?:; [^"]+)?$/;
const STATES = ["met", "not met", "not applicable"];
/** The minimum share of the applicable level 2 requirements that are met. Level 1 must be met completely. */
const LEAST_OF_LEVEL_2 = 0.95;

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const oneSpace = (text: string): string => text.replace(/\s+/g, " ");
const lines = unwrapped(read("docs/asvs.md"));
const rows = lines.flatMap((line) => {
  const [, number, level, state, shown] = ROW.exec(line) ?? [];
  return number === undefined
    ? []
    : [{ number, level: Number(level), state: state ?? "", shown: shown ?? "" }];
});
const counted = (state: string, level: number): number =>
  rows.filter((row) => row.state === state && row.level === level).length;

test("each requirement of levels 1 and 2 is in docs/asvs.md once, with its level, and no other is", () => {
  const required = requirementsUpTo(2);
  expect(required.size).toBe(253);
  expect(rows.map(({ number, level }) => [number, level])).toEqual([...required]);
});

test("what is met names a file that exists, and of a test a title in it; everything else says why", () => {
  const invalidRows = rows.filter(({ state, shown }) => {
    if (!STATES.includes(state)) return true;
    if (state !== "met") return !/^[A-Z].{10,}\.$/.test(shown);
    const [, file = "", text] = SHOWN.exec(shown) ?? [];
    if (file === "" || !existsSync(join(ROOT, file))) return true;
    if (text === undefined) return /\.(?:test|spec)\.tsx?$/.test(file);
    return !oneSpace(read(file)).includes(text);
  });
  expect(invalidRows).toEqual([]);
});

test("the counts of docs/asvs.md are those of its rows", () => {
  const counts = lines.flatMap((line) => {
    const [, state, ...levels] = COUNT.exec(line) ?? [];
    return state === undefined ? [] : [[state, ...levels.map(Number)]];
  });
  expect(counts).toEqual(STATES.map((state) => [state, counted(state, 1), counted(state, 2)]));
});

test("level 1 is met whole, level 2 to 95 % of what applies", () => {
  expect(counted("not met", 1)).toBe(0);
  const met = counted("met", 2);
  expect(met / (met + counted("not met", 2))).toBeGreaterThanOrEqual(LEAST_OF_LEVEL_2);
});
