/**
 * Matches functions whose only effect is to return or throw. The bundler removes some of their calls if the result is
 * unused. A call that was meant as a check then disappears: after the build, `try { decodeURIComponent(text); return
 * true; }` is true for every text.
 */
const GLOBALS =
  "(?:de|en)codeURI(?:Component)?|(?:un)?escape|atob|btoa|structuredClone|parse(?:Int|Float)|is(?:NaN|Finite)|BigInt|Boolean|Date|Number|RegExp|String|Symbol";
const NAMESPACES = "Array|BigInt|Date|Intl|JSON|Math|Number|String|Symbol|URL";
const METHODS =
  "localeCompare|normalize|repeat|replaceAll|slice|split|toISOString|to(?:Locale)?(?:Low|Upp)erCase|toString|trim(?:Start|End)?";
const CLASSES = "Date|RegExp|TextDecoder|URL|URLPattern|URLSearchParams";

const CALLS = [
  `CallExpression[callee.name=/^(?:${GLOBALS})$/]`,
  `CallExpression[callee.object.name=/^(?:${NAMESPACES})$/]`,
  `CallExpression[callee.property.name=/^(?:${METHODS})$/]`,
  `NewExpression[callee.name=/^(?:${CLASSES})$/]`,
  'NewExpression[callee.object.name="Intl"]',
];

/** Positions where a result is unused, including the value of a variable whose name begins with an underscore. */
const NOWHERE = [
  "ExpressionStatement",
  "ExpressionStatement > :matches(UnaryExpression, SequenceExpression, LogicalExpression, ConditionalExpression)",
  "VariableDeclarator[id.name=/^_/]",
];

const MESSAGE = "Use the result: a call that nothing uses is not in the bundle.";

/** @type {import("eslint").Rule.RuleModule} */
const unusedResult = {
  create: (context) =>
    Object.fromEntries(
      NOWHERE.flatMap((place) => CALLS.map((call) => `${place} > ${call}`)).map((selector) => [
        selector,
        (/** @type {import("eslint").Rule.Node} */ node) => {
          context.report({ node, message: MESSAGE });
        },
      ]),
    ),
};

export default { meta: { name: "bundle" }, rules: { "unused-result": unusedResult } };
