/**
 * The messages of a module: what people read, as ICU MessageFormat, found by where it stands. That is text between JSX tags,
 * literals where JSX shows them, literals of attributes and properties with a name of `NAMED`, `t("…")`, and every literal
 * of the contract's `texts/`. A module without translations is compiled from the same list, so nothing is found in one
 * place only (docs/languages.md).
 */
import { parseSync } from "vite";

/** Attributes of components and properties of objects whose literals people read. */
const NAMED = new Set(
  `about alt any aria-label aria-description aria-roledescription busyLabel caption confirmLabel description editLabel empty
  explanation header heading hint kicker label legend meaning note passwordLabel problem searchHint searchLabel submitLabel
  subtitle summaryLabel term text title undoLabel verb word words`.split(/\s+/),
);

/** Every literal of these is a message. */
const TEXTS = /[\\/]kernel[\\/]contract[\\/](?:texts[\\/][\w.-]+|[\w-]+-(?:labels|texts))\.ts$/;

/** What stands in a message for an expression, or around the text of an element. @typedef {{ name: string, start: number, end: number }} Slot */
/** An element inside a message: its tags' source, and what is in it. @typedef {{ name: string, node: Node }} Element */
/**
 * `children`: text between tags; `attribute`: the quoted value of one; `string`: an expression.
 * @typedef {{ kind: "children" | "attribute" | "string", start: number, end: number, message: string,
 *   slots: Map<string, Slot>, elements: Map<string, Node> }} Message
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** @param {string} text */
const hasLetters = (text) => /\p{L}/u.test(text);

/** Text as ICU MessageFormat writes it. @param {string} text */
export const icu = (text) => text.replace(/[{}<>]/g, (sign) => `'${sign}'`);

/**
 * The messages of a module, outer ones before those inside of them.
 * @param {string} file its path: the extension says whether there is JSX
 * @param {string} code
 * @returns {Message[]}
 */
export function messagesOf(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ""}`);
  const finder = new Finder(code, TEXTS.test(file));
  finder.visit(/** @type {any} */ (program), false);
  return finder.found;
}

class Finder {
  /** @type {Message[]} */
  found = [];

  /** @param {string} code @param {boolean} isTexts every literal is a message */
  constructor(code, isTexts) {
    this.code = code;
    this.isTexts = isTexts;
  }

  /** @param {unknown} node @param {boolean} isShown its value is what people read @returns {void} */
  visit(node, isShown) {
    if (Array.isArray(node)) {
      for (const one of node) this.visit(one, isShown);
      return;
    }
    if (!isNode(node)) return;
    if (isShown && this.#isLiteral(node)) return this.#addLiteral(node);
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "Decorator": // descriptions for developers
        return;
      case "JSXElement":
      case "JSXFragment":
        return this.#element(node);
      case "JSXAttribute":
        return this.#attribute(node);
      case "JSXExpressionContainer":
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
        return this.visit(node["expression"], isShown);
      case "ConditionalExpression":
        this.visit(node["test"], false);
        this.visit(node["consequent"], isShown);
        return this.visit(node["alternate"], isShown);
      case "LogicalExpression":
        this.visit(node["left"], isShown && node["operator"] !== "&&");
        return this.visit(node["right"], isShown);
      case "Property":
        return this.#property(node);
      case "CallExpression":
        return this.#call(node);
      case "TemplateLiteral":
        return this.visit(node["expressions"], false);
      default:
        if (/^TS(?!Enum|Module|Export)/.test(node.type)) return;
        this.#children(
          node,
          this.isTexts && node.type !== "MemberExpression" && node.type !== "BinaryExpression",
        );
    }
  }

  /** @param {Node} node @param {boolean} isShown */
  #children(node, isShown) {
    for (const [key, value] of Object.entries(node))
      if (key !== "type" && key !== "key") this.visit(value, isShown);
    if (node["computed"] === true) this.visit(node["key"], false);
  }

  /** @param {Node} node */
  #isLiteral(node) {
    if (node.type === "Literal") return typeof node["value"] === "string" && hasLetters(node["value"]);
    return (
      node.type === "TemplateLiteral" &&
      node["quasis"].some((/** @type {Node} */ part) => hasLetters(part["value"].cooked))
    );
  }

  /** @param {Node} node */
  #addLiteral(node) {
    if (node.type === "Literal") return this.#add("string", node, icu(node["value"]));
    const slots = new Map();
    let message = "";
    node["quasis"].forEach((/** @type {Node} */ part, /** @type {number} */ n) => {
      message += icu(part["value"].cooked);
      const expression = node["expressions"][n];
      if (expression) message += this.#slot(expression, slots);
    });
    this.#add("string", node, message, slots);
    this.visit(node["expressions"], true);
  }

  /** @param {Node} node */
  #property(node) {
    const { key, value } = node;
    const name = key.type === "Identifier" && !node["computed"] ? key.name : key.value;
    // One lower-case word is a value that code compares.
    const isCode = value.type === "Literal" && /^[a-z]\w*$/.test(value.value);
    this.visit(value, (NAMED.has(name) && !isCode) || this.isTexts);
  }

  /** @param {Node} node */
  #attribute(node) {
    const { name, value } = node;
    if (!NAMED.has(name.name)) return this.visit(value, false);
    if (value?.type !== "Literal") return this.visit(value, true);
    if (hasLetters(value.value)) this.#add("attribute", value, icu(value.value));
  }

  /** `t("…")`, or `t("… {name} …", { name })`. @param {Node} node */
  #call(node) {
    const [text, values] = node["arguments"];
    if (node["callee"].name !== "t" || text?.type !== "Literal") return this.#children(node, false);
    const slots = new Map();
    for (const { key, value } of values?.properties ?? [])
      slots.set(key.name, { name: key.name, start: value.start, end: value.end });
    this.#add("string", node, text.value, slots);
    this.visit(values, false);
  }

  /** @param {Node} node */
  #element(node) {
    this.visit(node["openingElement"]?.["attributes"], false);
    const children = /** @type {Node[]} */ (node["children"]);
    if (!children.some((child) => child.type === "JSXText" && hasLetters(child["value"])))
      return this.visit(children, true);
    const slots = new Map();
    const elements = new Map();
    const message = this.#textOf(children, slots, elements);
    const [first, last] = [children[0], children.at(-1)];
    if (first && last) this.#add("children", { start: first.start, end: last.end }, message, slots, elements);
  }

  /** Children as a message: elements with text inside are tags of it, everything else that is no text is an argument. */
  /** @param {Node[]} children @param {Map<string, Slot>} slots @param {Map<string, Node>} elements */
  #textOf(children, slots, elements) {
    return children
      .map((child) => {
        if (child.type === "JSXText") return icu(shownText(child["value"]));
        const expression = child["expression"];
        if (child.type === "JSXExpressionContainer" && expression.type === "Literal")
          return icu(String(expression.value));
        if (child.type === "JSXExpressionContainer" && expression.type === "JSXEmptyExpression") return "";
        if (child.type === "JSXElement" && holdsText(child)) return this.#tag(child, slots, elements);
        this.visit(child, true);
        return this.#slot(child, slots);
      })
      .join("");
  }

  /** @param {Node} node @param {Map<string, Slot>} slots @param {Map<string, Node>} elements @returns {string} */
  #tag(node, slots, elements) {
    this.visit(node["openingElement"]["attributes"], false);
    const tag = node["openingElement"]["name"];
    const wanted = (tag.name ?? tag.property?.name ?? "part").toLowerCase();
    let name = wanted;
    for (let n = 2; elements.has(name); n++) name = `${wanted}${String(n)}`;
    elements.set(name, node);
    return `<${name}>${this.#textOf(node["children"], slots, elements)}</${name}>`;
  }

  /** @param {Node} node @param {Map<string, Slot>} slots */
  #slot(node, slots) {
    const wanted = nameOf(node);
    const source = (/** @type {{ start: number, end: number }} */ at) => this.code.slice(at.start, at.end);
    let name = wanted;
    for (let n = 2; ; n++) {
      const known = slots.get(name);
      if (!known || source(known) === source(node)) break;
      name = `${wanted}${String(n)}`;
    }
    slots.set(name, { name, start: node.start, end: node.end });
    return `{${name}}`;
  }

  /**
   * @param {Message["kind"]} kind @param {{ start: number, end: number }} at @param {string} message
   * @param {Map<string, Slot>} slots @param {Map<string, Node>} elements
   */
  #add(kind, { start, end }, message, slots = new Map(), elements = new Map()) {
    this.found.push({ kind, start, end, message, slots, elements });
  }
}

/** @param {unknown} node @returns {node is Node} */
function isNode(node) {
  return typeof node === "object" && node !== null && typeof (/** @type {Node} */ (node).type) === "string";
}

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">", nbsp: "\u00a0" };

/** What JSX makes of text: entities are signs, and line breaks with the spaces beside them one space. @param {string} text */
function shownText(text) {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, n) => {
      const start = n === 0 ? line : line.replace(/^[ \t]+/, "");
      return n === lines.length - 1 ? start : start.replace(/[ \t]+$/, "");
    })
    .filter((line) => line !== "")
    .join(" ")
    .replace(/&(\w+);/g, (written, /** @type {string} */ name) => ENTITIES[name] ?? written);
}

/** @param {Node} element @returns {boolean} */
function holdsText(element) {
  return element["children"].some(
    (/** @type {Node} */ child) =>
      (child.type === "JSXText" && hasLetters(child["value"])) ||
      (child.type === "JSXElement" && holdsText(child)),
  );
}

/** A name that tells translators what comes there. @param {Node} node @returns {string} */
export function nameOf(node) {
  switch (node.type) {
    case "Identifier":
      return node["name"];
    case "MemberExpression":
      return node["property"].type === "Identifier" && !node["computed"]
        ? node["property"].name
        : nameOf(node["object"]);
    case "CallExpression": {
      const { callee } = node;
      const [argument] = node["arguments"];
      if (callee.type === "MemberExpression") return nameOf(callee.object);
      return argument && argument.type !== "ArrowFunctionExpression" ? nameOf(argument) : nameOf(callee);
    }
    case "ChainExpression":
    case "JSXExpressionContainer":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return nameOf(node["expression"]);
    case "JSXElement": {
      const tag = node["openingElement"]["name"];
      const name = tag.name ?? tag.property?.name ?? "part";
      return name[0].toLowerCase() + name.slice(1);
    }
    default:
      return "part";
  }
}
