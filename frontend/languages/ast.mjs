/** What is asked of a module's syntax tree, as https://github.com/estree/estree and its extensions for JSX have it. */

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
export function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** A node below another one; undefined where there is none. @param {Node | undefined} node @param {string} key @returns {Node | undefined} */
export function child(node, key) {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/** The nodes below another one. @param {Node | undefined} node @param {string} key @returns {Node[]} */
export function children(node, key) {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A text of a node; "" for what is none. @param {Node | undefined} node @param {string} key */
export function text(node, key) {
  const value = node?.[key];
  return typeof value === "string" ? value : "";
}

/** The parts of a template's text. @param {Node} node @returns {string[]} */
export function quasisOf(node) {
  return children(node, "quasis").map((part) => {
    const { value } = part;
    return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
  });
}

/** The name of an element: its last part where it has several. @param {Node} element */
export function tagOf(element) {
  const name = child(child(element, "openingElement"), "name");
  return text(name, "name") || text(child(name, "property"), "name") || "part";
}

/** A name for the value of an expression that tells translators what comes there. @param {Node | undefined} node @returns {string} */
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
