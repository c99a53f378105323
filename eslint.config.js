import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import testingLibrary from "eslint-plugin-testing-library";
import tseslint from "typescript-eslint";
import languages from "./frontend/languages/lint.mjs";
import { UNUSED_RESULTS } from "./scripts/lib/unused-results.mjs";

const CODE = ["**/*.{ts,tsx,js,mjs,cjs}"];
const TESTS = ["**/*.test.{ts,tsx}", "backend/src/kernel/testing/**", "frontend/e2e/**"];
/** Where texts for readers are: the site, the contract that it is built with, and what the server sends by mail. */
const TEXTS = [
  "frontend/src/**/*.{ts,tsx}",
  "backend/src/**/contract/**/*.ts",
  "backend/src/**/*-{mails,notices}.ts",
  "backend/src/**/{calendar,notifications,receipts}/**/*.ts",
];
/** What browsers give to pages over https alone: each use names what happens without it. */
const SECURED = {
  navigator:
    "clipboard credentials locks mediaDevices permissions serviceWorker share canShare storage wakeLock",
  crypto: "subtle randomUUID",
  self: "caches cookieStore isSecureContext Notification PublicKeyCredential",
};
const DOCUMENTS = ["frontend/src/**/*.graphql"];

const SECURED_ONLY = "No page over plain http has it: use frontend/src/shared/{browser,secure-context}.ts.";

/** @param {Readonly<Record<string, string>>} names the properties of each object */
function withObjects(names) {
  return Object.entries(names).flatMap(([object, properties]) =>
    properties.split(" ").map((property) => ({ object, property, message: SECURED_ONLY })),
  );
}

/** `npm run lint -- FILE` (scripts/lint.mjs): the rules that need types would read the whole project for one file. */
const WITHOUT_TYPES = process.env["LINT_WITHOUT_TYPES"] !== undefined;
/** A third of the time for one file was loading the plugin for documents. */
const { default: graphql } =
  process.env["LINT_WITHOUT_TYPES"] === "code" ? {} : await import("@graphql-eslint/eslint-plugin");

export default defineConfig(
  globalIgnores([
    "**/dist/",
    "**/dist-server/",
    "**/data/",
    "coverage/",
    ".cache/",
    "**/test-results/",
    "**/playwright-report/",
    "frontend/src/graphql/{features,shared}/",
    "frontend/src/graphql/schema-types.ts",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: CODE,
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // The type checker knows what is defined, in the scripts too (checkJs).
      "no-undef": "off",
      eqeqeq: ["error", "smart"],
      "no-restricted-syntax": ["error", ...UNUSED_RESULTS],
      "max-lines": ["error", 250],
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-extraneous-class": ["error", { allowWithDecorator: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // The types leave out what the outside world sends; a needless-looking check is often the only one.
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // type-graphql's payload classes and TypeORM's entities describe shapes; plain objects are what both expect.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Both libraries call a class `Function` in their own types.
      "@typescript-eslint/no-unsafe-function-type": "off",
    },
  },
  {
    // The linter does not see the casts that JavaScript writes as comments; the type checker does.
    files: ["**/*.{mjs,cjs}"],
    rules: {
      "@typescript-eslint/no-require-imports": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Tools' configuration: some plugins come without types, or with wrong ones.
    files: ["*.js", ".*.cjs", "frontend/service-worker.js"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    files: ["frontend/{src,e2e}/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"], jsxA11y.flatConfigs.strict],
    rules: {
      "react-hooks/exhaustive-deps": "error",
      // What scrolls needs a place in the order of tabs, or no arrow key reaches it: tabs' panels, and named regions.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
    },
  },
  {
    files: ["frontend/src/**/*.{ts,tsx}", "backend/src/**/contract/**/*.ts"],
    ignores: [...TESTS, "frontend/src/shared/secure-context.ts"],
    rules: {
      "no-restricted-properties": ["error", ...withObjects(SECURED)],
      "no-restricted-globals": [
        "error",
        ...SECURED.self.split(" ").map((name) => ({ name, message: SECURED_ONLY })),
      ],
    },
  },
  {
    files: TEXTS,
    ignores: [
      ...TESTS,
      "**/testing/**",
      "**/*.{type-test,entity,sql}.ts",
      "frontend/src/{graphql,playground,ui-kit}/**",
    ],
    plugins: { languages },
    rules: {
      "languages/untranslatable-text": [
        "error",
        { names: ["Amazon Pay", "Codeforces", "Google Pay", "IFSC", "Paytm", "Telegram", "WhatsApp"] },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // Playwright reads the fixtures that a function needs from its first parameter; `{}` is none.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      // `expect.any(String)` and JSON bodies are `any`; a wrong one fails the test itself.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["frontend/src/**/*.test.tsx"],
    extends: [testingLibrary.configs["flat/react"]],
  },
  !graphql
    ? []
    : {
        files: ["**/*.graphql"],
        plugins: { "@graphql-eslint": graphql },
        languageOptions: {
          parser: graphql.parser,
          parserOptions: { graphQLConfig: { schema: "./schema.graphql", documents: DOCUMENTS } },
        },
      },
  !graphql
    ? []
    : {
        files: ["schema.graphql"],
        rules: {
          ...graphql.configs["flat/schema-recommended"].rules,
          // Payment and event states are written as the specification writes them; payloads are not entities.
          "@graphql-eslint/naming-convention": "off",
          "@graphql-eslint/strict-id-in-types": "off",
          // ErrorCode is no field's: it lists what errors have beside the data (app/graphql/error-codes.ts).
          "@graphql-eslint/no-unreachable-types": "off",
          "@graphql-eslint/require-description": [
            "error",
            {
              types: true,
              FieldDefinition: true,
              InputValueDefinition: true,
              // The roots cannot have one in type-graphql, and every mutation's only argument is its described input.
              ignoredSelectors: [
                "ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]",
                "InputValueDefinition[name.value=input]",
              ],
            },
          ],
        },
      },
  !graphql
    ? []
    : {
        files: DOCUMENTS,
        rules: {
          ...graphql.configs["flat/operations-recommended"].rules,
          "@graphql-eslint/lone-executable-definition": "error",
          "@graphql-eslint/match-document-filename": [
            "error",
            {
              fileExtension: ".graphql",
              query: "kebab-case",
              mutation: "kebab-case",
              fragment: "kebab-case",
            },
          ],
        },
      },
  !WITHOUT_TYPES
    ? []
    : {
        files: CODE,
        extends: [tseslint.configs.disableTypeChecked],
        languageOptions: { parserOptions: { projectService: false } },
        // A directive for a rule that is off here is not unused.
        linterOptions: { reportUnusedDisableDirectives: "off" },
      },
);
