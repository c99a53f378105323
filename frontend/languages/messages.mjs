/**
 * Finds the messages of a module: user-visible texts in ICU MessageFormat, with their positions in the code
 * (docs/languages.md). The build and the check of the catalogues share this list.
 */
import { parseSync } from "vite";
import { child, children, isNode, nameOf, quasisOf, tagOf, text } from "./ast.mjs";
import { syntaxError } from "./syntax-error.mjs";

/** Attributes of components, and properties of objects, whose literals are user-visible texts. */
const NAMED = new Set(
  `about alt any aria-label aria-description aria-roledescription busyLabel caption confirmLabel description editLabel empty
  explanation header heading hint kicker label legend meaning note passwordLabel problem searchHint searchLabel submitLabel
  subtitle summaryLabel term text title undoLabel verb word words`.split(/\s+/),
);

/** Matches files in which every literal is a message. */
const TEXTS = /[\\/]kernel[\\/]contract[\\/](?:texts[\\/][\w.-]+|[\w-]+-(?:labels|texts))\.ts$/;

/** Matches nodes without messages inside, such as decorators, whose descriptions are for developers. */
const SKIPPED = /^(?:Import|ExportAll|Decorator$|TS(?!As|Satisfies|NonNull|Enum|Module|Export))/;

/** Matches nodes that only wrap an expression: both have the same value. */
const WRAPPERS =
  /^(?:JSXExpressionContainer|ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression)$/;

/** @typedef {import("./ast.mjs").Node} Node */
/** @typedef {{ readonly start: number, readonly end: number }} Range */
/**
 * `kind` tells where the message is: between tags (`children`), in an attribute, or in an expression (`string`). `slots`
 * are the expressions in the message, `elements` its elements with text. `isHeader` is true for a column's heading.
 * @typedef {Range & { kind: "children" | "attribute" | "string", message: string,
 *   slots: Map<string, Range>, elements: Map<string, Node>, isHeader: boolean }} Message
 */

/** @param {string} value */
const hasLetters = (value) => /\p{L}/u.test(value);

/** Escapes a text for ICU MessageFormat. @param {string} value */
const icu = (value) => value.replace(/[{}<>]/g, (sign) => `'${sign}'`);

/** Returns a message without the suffix for its meaning, such as "To" for "To|recipient". @param {string} message */
export const plain = (message) => message.replace(/\|[a-z]+$/, "");

/**
 * Returns a module's messages, including messages inside other messages.
 * @param {string} file the path, whose extension tells whether the file contains JSX
 * @param {string} code
 * @returns {Message[]}
 * @throws {SyntaxError} with file, line and column
 */
export function messagesOf(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw syntaxError(file, code, errors[0]);
  const finder = new Finder(code, TEXTS.test(file));
  finder.visit(program, false);
  return finder.found;
}

class Finder {
  /** @type {Message[]} */
  found = [];

  /** @param {string} code @param {boolean} isTexts true if every literal is a message */
  constructor(code, isTexts) {
    this.code = code;
    this.isTexts = isTexts;
  }

  /** @param {unknown} node @param {boolean} isShown true if the node's value is a user-visible text @returns {void} */
  visit(node, isShown) {
    if (Array.isArray(node)) for (const one of node) this.visit(one, isShown);
    if (!isNode(node) || SKIPPED.test(node.type)) return;
    if (isShown && isText(node)) this.#addLiteral(node);
    else if (WRAPPERS.test(node.type)) this.visit(node["expression"], isShown);
    else if (node.type === "JSXElement" || node.type === "JSXFragment") this.#element(node);
    else if (node.type === "JSXAttribute") this.#attribute(node);
    else if (node.type === "ConditionalExpression") {
      this.visit(node["test"], false);
      this.visit([node["consequent"], node["alternate"]], isShown);
    } else if (node.type === "LogicalExpression") {
      this.visit(node["left"], isShown && node["operator"] !== "&&");
      this.visit(node["right"], isShown);
    } else if (node.type === "Property") this.#property(node);
    else if (node.type === "CallExpression") this.#call(node);
    else if (node.type === "TemplateLiteral") this.visit(node["expressions"], false);
    else this.#inside(node, this.isTexts && !/^(?:Member|Binary)Expression$/.test(node.type));
  }

  /** @param {Node} node @param {boolean} isShown */
  #inside(node, isShown) {
    for (const [key, value] of Object.entries(node)) if (key !== "key") this.visit(value, isShown);
    if (node["computed"] === true) this.visit(node["key"], false);
  }

  /** @param {Node} node */
  #addLiteral(node) {
    if (node.type === "Literal") {
      this.#add("string", node, icu(text(node, "value")));
      return;
    }
    /** @type {Map<string, Range>} */
    const slots = new Map();
    const expressions = children(node, "expressions");
    const parts = quasisOf(node).map((part, n) => icu(part) + this.#slot(expressions[n], slots));
    this.#add("string", node, parts.join(""), slots);
    this.visit(expressions, true);
  }

  /** @param {Node} node */
  #property(node) {
    const key = child(node, "key");
    const name = node["computed"] === true ? "" : text(key, "name") || text(key, "value");
    // A single word that begins with a lower-case letter is a value for code, not a text.
    const isCode = /^[a-z]\w*$/.test(text(child(node, "value"), "value"));
    const before = this.found.length;
    this.visit(node["value"], this.isTexts || (NAMED.has(name) && !isCode));
    const [message] = this.found.slice(before);
    const value = child(node, "value");
    if (name === "header" && message && message.start === value?.start && message.slots.size === 0)
      message.isHeader = true;
  }

  /** @param {Node} node */
  #attribute(node) {
    const value = child(node, "value");
    const isNamed = NAMED.has(text(child(node, "name"), "name"));
    if (value?.type !== "Literal") this.visit(value, isNamed);
    else if (isNamed && isText(value)) this.#add("attribute", value, icu(text(value, "value")));
  }

  /** Adds the message of `t("…")` or `t("… {name} …", { name })`. @param {Node} node */
  #call(node) {
    const [message, values] = children(node, "arguments");
    const callee = text(child(node, "callee"), "name");
    if (callee === "enumeration" || callee === "registerEnumType") return; // their descriptions are for developers
    if (callee !== "t") {
      this.#inside(node, false);
      return;
    }
    if (message?.type !== "Literal") throw new Error("t() takes a literal, so that it can be translated");
    /** @type {Map<string, Range>} */
    const slots = new Map();
    for (const property of children(values, "properties")) {
      const value = child(property, "value");
      if (value) slots.set(text(child(property, "key"), "name"), value);
    }
    this.#add("string", node, text(message, "value"), slots);
    this.visit(values, true);
  }

  /** @param {Node} node */
  #element(node) {
    this.visit(child(node, "openingElement")?.["attributes"], false);
    const inside = children(node, "children");
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last || !inside.some(isWords)) {
      this.visit(inside, true);
      return;
    }
    /** @type {Map<string, Range>} */
    const slots = new Map();
    /** @type {Map<string, Node>} */
    const elements = new Map();
    const message = inside.map((one) => this.#textOf(one, slots, elements)).join("");
    this.#add("children", { start: first.start, end: last.end }, message, slots, elements);
  }

  /**
   * Returns a child as part of a message. Text stays unchanged, an element that contains text becomes a tag, and
   * anything else becomes an argument.
   * @param {Node} node @param {Map<string, Range>} slots @param {Map<string, Node>} elements @returns {string}
   */
  #textOf(node, slots, elements) {
    if (node.type === "JSXText") return icu(shownText(text(node, "value")));
    const expression = child(node, "expression");
    if (expression?.type === "JSXEmptyExpression") return "";
    if (expression?.type === "Literal") return icu(String(expression["value"]));
    if (node.type === "JSXElement" && holdsWords(node)) return this.#tag(node, slots, elements);
    this.visit(node, true);
    return this.#slot(node, slots);
  }

  /** @param {Node} node @param {Map<string, Range>} slots @param {Map<string, Node>} elements @returns {string} */
  #tag(node, slots, elements) {
    this.visit(child(node, "openingElement")?.["attributes"], false);
    const wanted = tagOf(node).toLowerCase();
    let name = wanted;
    for (let n = 2; elements.has(name); n++) name = wanted + String(n);
    elements.set(name, node);
    const inside = children(node, "children").map((one) => this.#textOf(one, slots, elements));
    return `<${name}>${inside.join("")}</${name}>`;
  }

  /** @param {Node | undefined} node @param {Map<string, Range>} slots @returns {string} */
  #slot(node, slots) {
    if (!node) return "";
    const wanted = nameOf(node);
    const source = (/** @type {Range} */ at) => this.code.slice(at.start, at.end);
    const isFree = (/** @type {string} */ name) => {
      const known = slots.get(name);
      return known === undefined || source(known) === source(node);
    };
    let name = wanted;
    for (let n = 2; !isFree(name); n++) name = wanted + String(n);
    slots.set(name, node);
    return `{${name}}`;
  }

  /**
   * @param {Message["kind"]} kind @param {Range} at @param {string} message
   * @param {Map<string, Range>} slots @param {Map<string, Node>} elements
   */
  #add(kind, { start, end }, message, slots = new Map(), elements = new Map()) {
    this.found.push({ kind, start, end, message, slots, elements, isHeader: false });
  }
}

/** Returns whether a node is a literal with letters. @param {Node} node */
function isText(node) {
  if (node.type === "Literal") return hasLetters(text(node, "value"));
  return node.type === "TemplateLiteral" && quasisOf(node).some(hasLetters);
}

/** @param {Node} node */
function isWords(node) {
  return node.type === "JSXText" && hasLetters(text(node, "value"));
}

/** @param {Node} element @returns {boolean} */
function holdsWords(element) {
  return children(element, "children").some(
    (one) => isWords(one) || (one.type === "JSXElement" && holdsWords(one)),
  );
}

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">", nbsp: "\u00a0", rsquo: "’" };

/** Decodes entities and turns each line break into one space, as JSX does. @param {string} value */
function shownText(value) {
  const lines = value.split(/\r?\n/);
  return lines
    .map((line, n) => {
      const start = n === 0 ? line : line.replace(/^[ \t]+/, "");
      return n === lines.length - 1 ? start : start.replace(/[ \t]+$/, "");
    })
    .filter((line) => line !== "")
    .join(" ")
    .replace(/&(\w+);/g, (written, /** @type {string} */ name) => ENTITIES[name] ?? written);
}
