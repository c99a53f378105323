/** Keeps only the values of the API's enumerations in the website, without the schema's descriptions. */
import { parseSync } from "vite";
import { child, children, text } from "./languages/ast.mjs";

const CONTRACT = /[\\/]backend[\\/]src[\\/].*\.ts$/;

/**
 * Returns a plugin that replaces each `const … = enumeration(…)` with an object of its values
 * (backend/src/kernel/contract/enumeration.ts).
 * @returns {import("vite").Plugin}
 */
export function enumerations() {
  return {
    name: "enumerations",
    enforce: "pre", // before the types are removed
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes("= enumeration(")) return null;
      let [written, end] = ["", 0];
      for (const call of callsIn(parseSync(id, code).program)) {
        const [, , descriptions, values] = children(call, "arguments");
        const range = (/** @type {import("./languages/ast.mjs").Node} */ node) =>
          code.slice(node.start, node.end);
        const keys = children(descriptions, "properties").map((property) =>
          text(child(property, "key"), "name"),
        );
        written += code.slice(end, call.start);
        written += values ? range(values) : `{ ${keys.map((key) => `${key}: "${key}"`).join(", ")} }`;
        end = call.end;
      }
      return { code: written + code.slice(end), map: null };
    },
  };
}

/**
 * Returns the calls of `enumeration` in a module's constants, in order.
 * @param {unknown} program
 * @returns {import("./languages/ast.mjs").Node[]}
 */
function callsIn(program) {
  return children(/** @type {import("./languages/ast.mjs").Node} */ (program), "body")
    .map((statement) => child(statement, "declaration") ?? statement)
    .flatMap((declaration) => children(declaration, "declarations"))
    .flatMap((declarator) => child(declarator, "init") ?? [])
    .filter(
      (init) => init.type === "CallExpression" && text(child(init, "callee"), "name") === "enumeration",
    );
}
