import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { StepFailed } from "./steps.mjs";

/**
 * @typedef {{
 *   environment?: Record<string, string | number>, command?: string[], stop_grace_period?: string,
 *   read_only?: boolean, cap_drop?: string[], security_opt?: string[], tmpfs?: string[], mem_limit?: string,
 *   pids_limit?: number, ports?: string[], logging?: object, user?: string, build?: { target: string },
 * }} Service
 */

/**
 * Returns a compose file's services with their variables filled in, as `docker compose` does.
 * @param {string} file
 * @param {Record<string, string>} variables the values of .env
 * @returns {Record<string, Service>}
 */
export function readCompose(file, variables) {
  const { services } = parse(readFileSync(file, "utf8"), { merge: true });
  return /** @type {Record<string, Service>} */ (fill(services, variables));
}

/** @param {unknown} value @param {Record<string, string>} variables @returns {unknown} */
function fill(value, variables) {
  if (typeof value === "string") return fillText(value, variables);
  if (Array.isArray(value)) return value.map((item) => fill(item, variables));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, variables)]));
}

/**
 * Replaces `${NAME:?why}` and `${NAME:-default}` with their values.
 * @param {string} text
 * @param {Record<string, string>} variables
 */
function fillText(text, variables) {
  return text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name, kind, rest) => {
    const value = variables[String(name)];
    if (value) return value;
    if (kind === "?") throw new StepFailed(String(rest));
    return String(rest);
  });
}
