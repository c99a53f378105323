import testingLibrary from "eslint-plugin-testing-library";
import { defineConfig } from "oxlint";

const TESTS = ["**/*.test.{ts,tsx}", "backend/src/kernel/testing/**", "frontend/e2e/**"];
/** Properties and globals that browsers offer only to pages over https. */
const SECURED = {
  navigator:
    "clipboard credentials locks mediaDevices permissions serviceWorker share canShare storage wakeLock",
  crypto: "subtle randomUUID",
  self: "caches cookieStore isSecureContext Notification PublicKeyCredential",
};
const SECURED_ONLY = "No page over plain http has it: use frontend/src/shared/{browser,secure-context}.ts.";

/** The rules of typescript-eslint's "strict" list that oxlint does not count among `correctness`. */
const STRICT = `
  ban-ts-comment no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any no-generated-empty-object-type
  no-invalid-void-type no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion
  no-require-imports no-unnecessary-boolean-literal-compare no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
  no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
  no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return only-throw-error
  prefer-literal-enum-member prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type
  related-getter-setter-pairs require-await switch-exhaustiveness-check unified-signatures
  use-unknown-in-catch-callback-variable`;
/** The rules of ESLint's "recommended" list that oxlint does not count among `correctness`. */
const RECOMMENDED = `
  no-array-constructor no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces
  no-unexpected-multiline no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread`;

/** The handlers and roles that eslint-plugin-jsx-a11y's "strict" configuration names. */
const HANDLERS = `
  onBlur onClick onContextMenu onDoubleClick onDrag onDragEnd onDragEnter onDragExit onDragLeave onDragOver onDragStart
  onDrop onFocus onKeyDown onKeyPress onKeyUp onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver
  onMouseUp`;
const TABBABLE = "button checkbox link progressbar searchbox slider spinbutton switch textbox";

const words = (list: string) => list.trim().split(/\s+/);
const all = (level: "error" | "off", names: string, prefix = "") =>
  Object.fromEntries(words(names).map((name) => [prefix + name, level]));

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: "error", denyWarnings: true },
  // In addition to .gitignore.
  ignorePatterns: ["frontend/src/graphql/{features,shared}/", "frontend/src/graphql/schema-types.ts"],
  plugins: ["typescript"],
  jsPlugins: [
    "./frontend/languages/lint.mjs",
    "./scripts/lib/unused-results.mjs",
    "eslint-plugin-testing-library",
  ],
  categories: { correctness: "error" },
  rules: {
    ...all("error", RECOMMENDED),
    ...all("error", STRICT, "typescript/"),
    eqeqeq: ["error", "smart"],
    "bundle/unused-result": "error",
    "max-lines": ["error", 250],
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
    "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
    // The type checker finds such chains. The rule would also report `(data?.x as T).y`, which is deliberate.
    "no-unsafe-optional-chaining": "off",
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "typescript/no-extraneous-class": ["error", { allowWithDecorator: true }],
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
    "typescript/require-array-sort-compare": "off",
    "typescript/restrict-plus-operands": [
      "error",
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
  },
  overrides: [
    {
      // JavaScript's casts are comments. The type checker reads them, but the linter ignores most of them.
      files: ["**/*.{mjs,cjs}", "frontend/service-worker.js"],
      rules: all(
        "off",
        "no-require-imports no-unsafe-assignment no-unsafe-argument no-unsafe-return",
        "typescript/",
      ),
    },
    {
      // This file is in no tsconfig.json, because its globals are a worker's. So the linter does not know its types.
      files: ["frontend/service-worker.js"],
      rules: all(
        "off",
        "no-unnecessary-condition no-unsafe-call no-unsafe-member-access restrict-plus-operands",
        "typescript/",
      ),
    },
    // Browsers run these files without a build, so most of them use `var`, which all browsers know.
    { files: ["frontend/public/*.js"], rules: { "no-var": "off" } },
    {
      // type-graphql reads the classes in the signatures of resolvers when the server runs.
      files: ["backend/src/**/*.{resolver,subscription}.ts"],
      rules: { "typescript/consistent-type-imports": "off" },
    },
    {
      files: ["frontend/{src,e2e}/**/*.{ts,tsx}"],
      plugins: ["react", "jsx-a11y"],
      rules: {
        "react/rules-of-hooks": "error",
        "react/unsupported-syntax": "error",
        // The roles of a table are explicit, because `display: block` on a phone removes the implicit ones.
        "jsx-a11y/no-redundant-roles": ["error", { tr: ["row"], th: ["columnheader"], td: ["cell"] }],
        "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { tr: ["row"], td: ["cell"] }],
        // Tab panels and named regions may scroll. Without a tab stop, the arrow keys could not scroll them.
        "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
        "jsx-a11y/interactive-supports-focus": ["error", { tabbable: words(TABBABLE) }],
        "jsx-a11y/no-noninteractive-element-interactions": ["error", { handlers: words(HANDLERS) }],
        "jsx-a11y/no-static-element-interactions": ["error", { handlers: words(HANDLERS) }],
        ...all("off", "control-has-associated-label prefer-tag-over-role", "jsx-a11y/"),
      },
    },
    {
      files: ["frontend/src/**/*.{ts,tsx}", "backend/src/**/contract/**/*.ts"],
      excludeFiles: [...TESTS, "frontend/src/shared/secure-context.ts"],
      rules: {
        "no-restricted-properties": [
          "error",
          ...(["navigator", "crypto"] as const).flatMap((object) =>
            words(SECURED[object]).map((property) => ({ object, property, message: SECURED_ONLY })),
          ),
        ],
        "no-restricted-globals": [
          "error",
          ...words(SECURED.self).map((name) => ({ name, message: SECURED_ONLY })),
        ],
      },
    },
    {
      // Files with user-visible texts: the website, the contracts, and the server's mails, calendars and documents.
      files: [
        "frontend/src/**/*.{ts,tsx}",
        "backend/src/**/contract/**/*.ts",
        "backend/src/**/*-{mails,notices}.ts",
        "backend/src/**/{calendar,notifications,receipts}/**/*.ts",
      ],
      excludeFiles: [
        ...TESTS,
        "**/testing/**",
        "**/*.{type-test,entity,sql}.ts",
        "frontend/src/{graphql,playground,ui-kit}/**",
      ],
      rules: {
        "languages/untranslatable-text": [
          "error",
          {
            names: [
              "Amazon Pay",
              "Codeforces",
              "Discord",
              "Google Pay",
              "IFSC",
              "Instagram",
              "Paytm",
              "Telegram",
              "WhatsApp",
            ],
          },
        ],
      },
    },
    {
      files: TESTS,
      rules: {
        // Playwright reads from a function's first parameter which fixtures it needs. `{}` means none.
        "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
        // `expect.any(String)` and JSON bodies have the type `any`. A wrong value fails the test itself.
        ...all("off", "no-unsafe-assignment no-non-null-assertion unbound-method", "typescript/"),
      },
    },
    { files: ["frontend/src/**/*.test.tsx"], rules: testingLibrary.configs["flat/react"].rules },
  ],
});
