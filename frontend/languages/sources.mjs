/**
 * Finds the messages of all modules that the site is built from, and the part of the catalogue that each message
 * belongs to.
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { frameMessages } from "./frame.mjs";
import { messagesOf } from "./messages.mjs";
import { mailMessages } from "./mail-messages.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const SOURCES = ["frontend/src/**/*.{ts,tsx}", "backend/src/**/*.ts"];
/**
 * Matches backend modules outside of contracts. Only their `msg("…")` calls count: mails, notifications and replies
 * with values.
 */
const MAILS = /^backend\/src\/(?!.*contract\/)/;
const NOT_SHOWN =
  /\.(?:test|type-test|d)\.tsx?$|\/testing\/|\/src\/(?:graphql|playground|ui-kit)\/|\.entity\.ts$/;

/**
 * The parts of the catalogue. A file belongs to the first part whose pattern matches its path. A message that several
 * parts use belongs to the part with the lowest `rank`.
 * @type {readonly (readonly [part: string, path: RegExp])[]}
 */
const PARTS = [
  ["mails", MAILS],
  [
    "texts",
    /^backend\/src\/kernel\/contract\/texts\/(?!admin|mailings|rankings|season|settings|statements|integrations|content|pictures)/,
  ],
  [
    "admin",
    /\/admin-|\/(?:setup|desk)\/|^frontend\/src\/shared\/(?:table|lists|bin|settings|events|pictures|payable-teams)\/|^backend\/src\/.*(?:admin|audit|grant|mailings|rankings|season|settings|statements?|integrations|content|webhook|certificates|pictures)/,
  ],
  ["public", /^frontend\/src\/(?:app|pages|features\/(?:events|contact|results))\//],
  ["people", /./],
];

/** @typedef {{ message: string, part: string, files: string[] }} Used */

/**
 * Returns every message with the files that use it.
 * @returns {Map<string, Used>}
 */
export function usedMessages() {
  /** @type {Map<string, Used>} */
  const used = new Map();
  const order = PARTS.map(([name]) => name);
  for (const file of globSync(SOURCES, { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()) {
    if (NOT_SHOWN.test(file)) continue;
    const part = PARTS.find(([, path]) => path.test(file))?.[0] ?? "people";
    const code = readFileSync(`${ROOT}${file}`, "utf8");
    const messages = file.startsWith("backend/") ? mailMessages(file, code) : [];
    if (part !== "mails") messages.push(...messagesOf(file, code).map(({ message }) => message));
    for (const message of messages) {
      const known = used.get(message);
      if (!known) used.set(message, { message, part, files: [file] });
      else {
        known.files.push(file);
        // Parts that all users load rank before the admin area. Mails rank last, because no browser loads them.
        if (rank(part, order) < rank(known.part, order)) known.part = part;
      }
    }
  }
  for (const page of ["frontend/index.html", "frontend/public/offline.html"])
    for (const message of frameMessages(readFileSync(`${ROOT}${page}`, "utf8")))
      used.set(message, { message, part: "public", files: [page] });
  return used;
}

/** @param {string} part @param {readonly string[]} order */
function rank(part, order) {
  const later = ["admin", "mails"].indexOf(part);
  return later < 0 ? order.indexOf(part) : order.length + later;
}
