/**
 * Functions that read a module's syntax tree, which follows https://github.com/estree/estree and its extensions for
 * JSX.
 */

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
export function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/**
 * Returns the node in a property of another node, or undefined if there is none.
 * @param {Node | undefined} node
 * @param {string} key
 * @returns {Node | undefined}
 */
export function child(node, key) {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/**
 * Returns the nodes in a node's property that is a list.
 * @param {Node | undefined} node
 * @param {string} key
 * @returns {Node[]}
 */
export function children(node, key) {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/**
 * Returns a string property of a node, or "" if there is none.
 * @param {Node | undefined} node
 * @param {string} key
 */
export function text(node, key) {
  const value = node?.[key];
  return typeof value === "string" ? value : "";
}

/**
 * Returns the fixed parts of a template literal.
 * @param {Node} node
 * @returns {string[]}
 */
export function quasisOf(node) {
  return children(node, "quasis").map((part) => {
    const { value } = part;
    return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
  });
}

/**
 * Returns the name of an element, or the last part of a dotted name.
 * @param {Node} element
 */
export function tagOf(element) {
  const name = child(child(element, "openingElement"), "name");
  return text(name, "name") || text(child(name, "property"), "name") || "part";
}

/**
 * Returns a placeholder name for an expression's value. The name tells translators which value is filled in.
 * @param {Node | undefined} node
 * @returns {string}
 */
export function nameOf(node) {
  if (!node) return "part";
  switch (node.type) {
    case "Identifier":
      return text(node, "name");
    case "MemberExpression": {
      const property = child(node, "property");
      const isNamed = property?.type === "Identifier" && node["computed"] !== true;
      return isNamed ? text(property, "name") : nameOf(child(node, "object"));
    }
    case "CallExpression": {
      const callee = child(node, "callee");
      if (callee?.type === "MemberExpression") return nameOf(child(callee, "object"));
      const [argument] = children(node, "arguments");
      return nameOf(argument && argument.type !== "ArrowFunctionExpression" ? argument : callee);
    }
    case "ChainExpression":
    case "JSXExpressionContainer":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return nameOf(child(node, "expression"));
    case "JSXElement": {
      const tag = tagOf(node);
      return tag.charAt(0).toLowerCase() + tag.slice(1);
    }
    default:
      return "part";
  }
}
