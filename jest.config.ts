/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import "./backend/src/config/supported-node.ts";
import { ON_MARIADB } from "./backend/src/kernel/testing/on-mariadb.ts";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

/** Packages that ship ES modules only, or import() parts; jest runs CommonJS, so these are compiled like our own code. */
const ESM_ONLY = [
  "uuid",
  "@tanstack/[a-z-]+",
  "@opentelemetry/otlp-exporter-base",
  "preact(?:-render-to-string)?",
  "ical\\.js",
  "intl-messageformat",
  "@formatjs/[a-z-]+",
];

const shared: Project = {
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        swcrc: false,
        sourceMaps: "inline",
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: "automatic" },
          },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_ONLY.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  // Not in the folder for temporary files, which `npm test` throws away.
  cacheDirectory: `${__dirname}/.cache/jest`,
  resolver: `${__dirname}/scripts/jest/resolver.cjs`,
  injectGlobals: true,
  restoreMocks: true,
};

const config: Config = {
  // Generous: what is awaited comes in milliseconds, but a shared machine may be busy with other things.
  testTimeout: 120_000,
  // A test file that leaves something open fails by itself (shared-environment.ts); a large process takes its time to end.
  workerGracefulExitTimeout: 15_000,
  projects: [
    {
      ...shared,
      displayName: "backend",
      rootDir: "<rootDir>/backend",
      testEnvironment: `${__dirname}/scripts/jest/shared-environment.ts`,
      runtime: `${__dirname}/scripts/jest/shared-runtime.mjs`,
      ...(process.env["TEST_DATABASE"] === "mariadb"
        ? { testRegex: [...ON_MARIADB] }
        : {
            testMatch: ["<rootDir>/{src,bench}/**/*.test.ts"],
            // What only MariaDB can do to us.
            testPathIgnorePatterns: ["\\.mariadb\\.test\\.ts$"],
          }),
      setupFiles: ["reflect-metadata"],
    },
    {
      ...shared,
      displayName: "frontend",
      rootDir: "<rootDir>/frontend",
      testEnvironment: `${__dirname}/scripts/jest/browser-environment.ts`,
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: [
        `${__dirname}/scripts/jest/frontend-setup.ts`,
        `${__dirname}/frontend/src/shared/testing/embedded-club.ts`,
      ],
      moduleNameMapper: {
        "\\.(css|svg|png|jpg|webp|avif|woff2)(\\?.*)?$": `${__dirname}/scripts/jest/asset.ts`,
        "^@contract/(.*)$": "<rootDir>/../backend/src/$1",
        // As in the browser's bundle: contracts keep their decorators, which then do nothing.
        "^type-graphql$": `${__dirname}/node_modules/type-graphql/build/cjs/shim.js`,
      },
    },
  ],
};

export default config;
