/**
 * Finds the server's messages for mails, notifications and replies: its `msg("…")`
 * (backend/src/kernel/contract/message.ts).
 */
import { parseSync } from "vite";
import { child, children, isNode, text } from "./ast.mjs";

/**
 * Returns the messages of a module.
 * @param {string} file
 * @param {string} code
 * @returns {string[]} as ICU MessageFormat
 * @throws {Error} if a message is not a literal, because it could not be compared with the catalogues
 */
export function mailMessages(file, code) {
  if (!/\bmsg\(/.test(code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ""}`);
  /** @type {string[]} */
  const messages = [];
  /** @param {unknown} node @returns {void} */
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === "CallExpression" && text(child(node, "callee"), "name") === "msg") {
      const [message] = children(node, "arguments");
      if (message?.type !== "Literal") throw new Error(`${file}: msg() takes a literal`);
      messages.push(text(message, "value"));
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return messages;
}
