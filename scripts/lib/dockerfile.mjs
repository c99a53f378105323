import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** @typedef {{ op: string, rest: string }} Step */
/** @typedef {{ name: string, from: string, steps: Step[] }} Stage */

/**
 * Reads a Dockerfile's stages. Understands only the syntax that the project's Dockerfile uses.
 * @param {string} file @returns {Stage[]}
 */
export function readDockerfile(file) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, op = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (op === "FROM") {
      const [from = "", , name = ""] = rest.split(/\s+/);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push({ op, rest });
  }
  return stages;
}

/**
 * Returns the stage with this name.
 * @throws Error if there is no such stage
 * @param {Stage[]} stages @param {string} name
 */
export function stageNamed(stages, name) {
  const stage = stages.find((it) => it.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
}

/** Returns the arguments of each use of an instruction in the stage. @param {Stage} stage @param {string} op */
export function allOf({ steps }, op) {
  return steps.filter((step) => step.op === op).map(({ rest }) => rest);
}

/**
 * Returns the arguments of the last use of an instruction in the stage.
 * @throws Error if the stage does not have the instruction
 * @param {Stage} stage @param {string} op
 */
export function lastOf(stage, op) {
  const instruction = allOf(stage, op).at(-1);
  if (instruction === undefined) throw new Error(`Stage ${stage.name} of the Dockerfile has no ${op}.`);
  return instruction;
}

/** Returns the variables that ENV sets in the stage. @param {Stage} stage @returns {Record<string, string>} */
export function environmentOf(stage) {
  const pairs = allOf(stage, "ENV").flatMap((rest) => rest.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => /** @type {[string, string]} */ (pair.split("=", 2))));
}

/**
 * Runs the stage's COPY instructions into `target`.
 * @param {Stage} stage
 * @param {(from: string | undefined, path: string) => string} locate returns the path of a source on this machine
 * @param {string} target
 */
export function runCopies(stage, locate, target) {
  for (const rest of allOf(stage, "COPY")) {
    const [, from, words = ""] = /^(?:--from=(\w+)\s+)?(.*)$/.exec(rest) ?? [];
    const paths = words.split(/\s+/);
    const to = paths.pop() ?? "";
    for (const path of paths) {
      const source = locate(from, path);
      const isFolder = statSync(source).isDirectory();
      const place = join(target, to, !isFolder && to.endsWith("/") ? basename(path) : "");
      mkdirSync(dirname(place), { recursive: true });
      cpSync(source, place, { recursive: true, verbatimSymlinks: true });
    }
  }
}
