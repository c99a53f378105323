/**
 * The oldest browsers that can run the site (docs/browsers.md), which are the oldest that Tailwind's style sheet
 * supports. The build writes syntax that they support, and fails on features that the build cannot replace.
 */
import { parseSync } from "vite";
import { child, children, isNode, text } from "./languages/ast.mjs";

/** The browsers for Vite's `build.target`. */
export const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4", "ios16.4"];

/** Static methods that at least one of the oldest browsers lacks, according to https://developer.mozilla.org. */
const STATIC = new Set(
  `AbortSignal.any Array.fromAsync Error.isError Iterator.concat Iterator.from JSON.isRawJSON JSON.rawJSON Map.groupBy
  Math.f16round Math.sumPrecise Object.groupBy Promise.try Promise.withResolvers ReadableStream.from RegExp.escape
  Uint8Array.fromBase64 Uint8Array.fromHex URL.canParse URL.parse CSS.highlights`.split(/\s+/),
);

/**
 * Methods that at least one of the oldest browsers lacks. The methods' names are unique, so the object's type does not
 * matter.
 */
const METHODS = new Set(
  `bytes checkVisibility getHTML getOrInsert getOrInsertComputed hidePopover isDisjointFrom isSubsetOf isSupersetOf
  moveBefore parseHTMLUnsafe requestClose setFromBase64 setHTMLUnsafe showPopover startViewTransition symmetricDifference
  toBase64 togglePopover transferToFixedLength`.split(/\s+/),
);

/**
 * Matches methods of iterators, such as the results of `keys()` and `matchAll()`, that the oldest browsers lack. Some
 * of the names are also methods of arrays, which all browsers have.
 */
const OF_ITERATORS = /^(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/;
const ITERATORS = /^(?:entries|keys|matchAll|values)$/;

/** Matches global names that at least one of the oldest browsers lacks. */
const GLOBALS =
  /^(?:AsyncDisposableStack|BarcodeDetector|cookieStore|DisposableStack|Float16Array|navigation|requestIdleCallback|scheduler|Temporal|trustedTypes|URLPattern)$/;

/**
 * Matches new parts of a regular expression, which the build leaves unchanged: a group with flags of its own, such as
 * `(?i:a)`, and the property of emoji sequences.
 */
const IN_PATTERNS = /\(\?[ims]*-?[ims]*:(?<!\(\?:)|\\p\{RGI_Emoji/;

/** @typedef {import("./languages/ast.mjs").Node} Node */

/** Matches new features that libraries and when-idle.ts use only if the browser has them. */
const ASKED_FOR = /^(?:\w*\.startViewTransition|\w*\.checkVisibility|navigation\.\w+|requestIdleCallback)$/;

/** Quickly finds scripts with features that may be too new. Most scripts have none, and parsing a script takes long. */
const CANDIDATES = new RegExp(
  [
    ...[...STATIC].map((name) => name.replace(".", "\\.")),
    ...[...METHODS].map((name) => `\\.${name}\\(`),
    String.raw`\b(?:${GLOBALS.source.slice(4, -2)})\b`,
    String.raw`\b(?:${ITERATORS.source.slice(4, -2)})\([^()]*\)\.`,
    String.raw`\/[dgimsuy]*v[dgimsuy]*(?![\w/-])`,
    String.raw`\(\?[ims-]+:|RGI_Emoji`,
  ].join("|"),
);

/**
 * Returns a plugin that fails the build if a script uses features that the oldest browsers lack.
 * @returns {import("vite").Plugin}
 */
export function forOldestBrowsers() {
  return {
    name: "for-oldest-browsers",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const name of tooNew(file.code))
          this.error(`${file.fileName} needs ${name}, which the oldest browsers lack (docs/browsers.md)`);
      }
    },
  };
}

/**
 * Returns the features of a built script that the oldest browsers lack, such as `URL.parse` or `/…/v`.
 * @param {string} code
 * @returns {string[]}
 */
export function tooNew(code) {
  if (!CANDIDATES.test(code)) return [];
  /** @type {Set<string>} */
  const found = new Set();
  visit(parseSync("built.js", code).program, (node) => {
    const name = nameOf(node);
    if (name !== null && !ASKED_FOR.test(name)) found.add(name);
  });
  return [...found];
}

/** @param {unknown} value @param {(node: Node) => void} act */
function visit(value, act) {
  if (Array.isArray(value)) for (const one of value) visit(one, act);
  if (!isNode(value)) return;
  act(value);
  for (const inner of Object.values(value)) visit(inner, act);
}

/**
 * Returns the name of a feature that is too new if the node uses one, or null.
 * @param {Node} node
 * @returns {string | null}
 */
function nameOf(node) {
  if (isPattern(node)) {
    const { pattern, flags } = node.regex;
    return flags.includes("v") || IN_PATTERNS.test(pattern) ? `/${pattern}/${flags}` : null;
  }
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return null;
  const callee = child(node, "callee");
  if (callee?.type === "Identifier") return GLOBALS.test(text(callee, "name")) ? text(callee, "name") : null;
  const method = methodOf(node);
  if (method === "" || node["optional"] === true) return null;
  const object = child(callee, "object");
  const owner = text(object, "name");
  const name = `${owner}.${method}`;
  if (STATIC.has(name) || METHODS.has(method) || GLOBALS.test(owner)) return name;
  const maker = methodOf(object);
  const isIterator =
    ITERATORS.test(maker) && children(object, "arguments").length === Number(maker === "matchAll");
  return isIterator && OF_ITERATORS.test(method) ? `${maker}().${method}` : null;
}

/**
 * Returns the name of the called method, or "" for any other node.
 * @param {Node | undefined} node
 */
function methodOf(node) {
  const callee = child(node, "callee");
  return callee?.["computed"] === false ? text(child(callee, "property"), "name") : "";
}

/** @param {Node} node @returns {node is Node & { readonly regex: { readonly pattern: string, readonly flags: string } }} */
function isPattern(node) {
  return "regex" in node;
}
