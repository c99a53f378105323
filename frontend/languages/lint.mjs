/**
 * The linter's `languages/untranslatable-text`: reports a text that the build of another language does not find
 * (docs/languages.md) and that would therefore stay English for everyone. The rule uses the build's own list of
 * messages, and reports every literal that looks like a text and is not in the list.
 */
import { child } from "./ast.mjs";
import { messagesOf } from "./messages.mjs";

/**
 * A node with a parent: every node that the rule checks, except the module itself.
 * @typedef {Exclude<import("eslint").Rule.Node, { parent: null }> & { readonly parent: Node, readonly range: [number, number] }} Node
 */
/** @typedef {{ readonly start: number, readonly end: number }} Range */

/** The server's own modules, in which only `msg("…")` is a message (mail-messages.mjs). */
const SERVER = /(?:^|[\\/])backend[\\/]src[\\/](?!.*contract[\\/])/;

/**
 * Functions whose arguments this rule ignores: texts to compare, to search for or to log, descriptions for developers,
 * and messages from the server's catalogue.
 */
const NOT_SHOWN_BY = new RegExp(
  `^(?:${[
    "msg|knownMsg|Field|enumeration|registerEnumType|debug|info|warn|error|(?:Type|Range)?Error",
    "closest|matches|matchMedia|querySelector(?:All)?|setRequestHeader|includes|startsWith|endsWith|indexOf|split",
  ].join("|")})$`,
);

/**
 * Attributes, properties and variables whose texts are not shown, or only in English, such as keys of stored drafts and
 * headings of exported files. `en`, `hi` and `bn` are the names of texts that the code contains in every language.
 */
const NOT_SHOWN_AS =
  /^(?:@.*|authorization|class|className|\w*Class|headings|key|layout|rel|sizes|style|en|hi|bn)$/;

const NOT_SHOWN_IN = /^(?:Import|ExportAll|TSLiteral|TSEnum|TSImport|Decorator|TaggedTemplate)/;
const COMPARISON = /^(?:[=!]==?|in)$/;

/** @type {import("eslint").Rule.RuleModule} */
const untranslatableText = {
  meta: {
    type: "problem",
    docs: { description: "Require texts to be where the build of another language finds them" },
    messages: {
      lost: 'No language but English has "{{text}}": write t("…") (docs/languages.md, "What a text becomes")',
    },
    schema: [
      {
        type: "object",
        properties: { names: { type: "array", items: { type: "string" } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { filename, sourceCode } = context;
    const [options] = /** @type {{ readonly names?: readonly string[] }[]} */ (context.options);
    const names = new Set(options?.names);
    /** @type {[node: Node, text: string][]} */
    const candidates = [];

    /** @param {import("eslint").Rule.Node} literal @param {string} text */
    const consider = (literal, text) => {
      const node = /** @type {Node} */ (literal);
      if (names.has(text.trim()) || !(isProse(text) || isWordOfTable(node, text, sourceCode))) return;
      if (isShown(node, sourceCode)) candidates.push([node, text]);
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") consider(node, node.value);
      },
      TemplateLiteral(node) {
        consider(node, node.quasis.map(({ value }) => value.cooked ?? "").join("…"));
      },
      "Program:exit"() {
        if (candidates.length === 0) return;
        const messages = SERVER.test(filename) ? [] : messagesOf(filename, sourceCode.text);
        for (const [node, text] of candidates)
          if (!messages.some((message) => has(message, node)))
            context.report({ node, messageId: "lost", data: { text: text.trim().slice(0, 60) } });
      },
    };
  },
};

/**
 * Returns true for a literal that looks like a text. Such a literal begins with a capitalised word, or has two words in
 * a row and is neither markup nor a list of CSS classes.
 * @param {string} text
 */
function isProse(text) {
  if (/^\s*\p{Lu}(?:[\p{Ll}'’]|-(?=\p{L}))+(?:$|[\s.,…!?:;(])/u.test(text)) return true;
  if (!/\p{L}[,;:]? +\p{L}*\p{Ll}{2}/u.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const hasCapital = words.some((word) => /^\p{Lu}/u.test(word));
  const isCode = (/** @type {string} */ word) =>
    /^\[|[{}<>=@*]/.test(word) || (!hasCapital && /[\w…\]][-:[/(]/.test(word));
  return words.filter(isCode).length * 2 < words.length;
}

/**
 * Returns true for a single word in a table: a value in a variable of the type `Record<…, string>`.
 * @param {Node} node
 * @param {string} text
 * @param {import("eslint").SourceCode} sourceCode
 */
function isWordOfTable({ parent }, text, sourceCode) {
  if (!/^\p{L}+$/u.test(text) || parent.type !== "Property") return false;
  const { parent: variable } = parent.parent;
  if (variable.type !== "VariableDeclarator") return false;
  return /\bRecord<.*, string>/s.test(sourceCode.getText(variable.id));
}

/**
 * Returns false if the value of an expression is certainly not shown, or is shown in English on purpose.
 * @param {Node} node
 * @param {import("eslint").SourceCode} sourceCode
 * @returns {boolean}
 */
function isShown(node, sourceCode) {
  for (let inner = node, at = node.parent; ; inner = at, at = at.parent) {
    if (NOT_SHOWN_IN.test(at.type) || NOT_SHOWN_AS.test(nameOf(at))) return false;
    if (at.type === "BinaryExpression" && COMPARISON.test(at.operator)) return false;
    if (at.type === "SwitchCase" && at.test === inner) return false;
    if (at.type === "Property" && at.key === inner) return false;
    if (at.type === "MemberExpression" && (at.property === inner || NOT_SHOWN_BY.test(nameOf(at))))
      return false;
    if ((at.type === "CallExpression" || at.type === "NewExpression") && NOT_SHOWN_BY.test(nameOf(at.callee)))
      return false;
    if (at.type === "VariableDeclarator" && at.init === inner) return isShownAs(at, sourceCode);
    if (/Statement$|^Program$|^Function/.test(at.type)) return true;
  }
}

/**
 * Returns whether a constant is shown anywhere in its module, or is exported and may be shown elsewhere.
 * @param {Extract<Node, { type: "VariableDeclarator" }>} declarator
 * @param {import("eslint").SourceCode} sourceCode
 */
function isShownAs(declarator, sourceCode) {
  const { parent } = declarator.parent;
  if (parent.type === "ExportNamedDeclaration") return true;
  const uses = sourceCode.getDeclaredVariables(declarator).flatMap(({ references }) => references);
  const reads = uses.filter((one) => one.isRead());
  return (
    reads.length === 0 ||
    reads.some(({ identifier }) => isShown(/** @type {Node} */ (identifier), sourceCode))
  );
}

/**
 * Returns the name of an attribute, a property, a variable or a called function, or "" for any other node.
 * @param {unknown} node
 * @returns {string}
 */
function nameOf(node) {
  const { type, name, key, id, property, value } = /** @type {Record<string, unknown>} */ (node);
  if (type === "Identifier" || type === "JSXIdentifier") return String(name);
  if (type === "JSXAttribute") return nameOf(name);
  if (type === "Property") return nameOf(key);
  if (type === "Literal") return String(value);
  if (type === "MemberExpression") return nameOf(property);
  return type === "VariableDeclarator" ? nameOf(id) : "";
}

/**
 * Returns whether a literal is part of a message's own text, and not inside a value or an attribute in the message.
 * @param {import("./messages.mjs").Message} message
 * @param {Node} node
 */
function has(message, { range: [start, end] }) {
  const isIn = (/** @type {Range | undefined} */ at) =>
    at !== undefined && at.start <= start && end <= at.end;
  if (!isIn(message)) return false;
  const others = [...message.elements.values()].map((element) => child(element, "openingElement"));
  return ![...message.slots.values(), ...others].some(isIn);
}

export default { meta: { name: "languages" }, rules: { "untranslatable-text": untranslatableText } };
