/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import "./backend/src/config/supported-node.ts";

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

/**
 * What lies above the services and asks the database nothing that others do not: the same on both. Transport (HTTP,
 * GraphQL, the streams, discovery, the shape of replies), who may do what, limits that are counted in memory or Redis,
 * content that is read from files, mail to the club, and the address that the server listens on.
 */
const ABOVE_THE_DATABASE = [
  "/app/(graphql|observability)/",
  "/app/http/(?!.*two-servers)(?!.*\\.mariadb\\.test)",
  "/app/(audits|guesses|matrix|names|openapi|parity)\\.test\\.ts$",
  // Their statements run there in two-step-login, passkeys, grants, credential-races, batch-deletions and rest/.
  "/app/(added-mails|codes|confirmation|confirmation-factors|ended-proofs)\\.test\\.ts$",
  "/app/(compulsory-factor|known-factor-device|two-step-guessing)\\.test\\.ts$",
  "/app/start/(dev|where-it-listens)\\.test\\.ts$",
  "/modules/content/content\\.resolver\\.test\\.ts$",
  "/rest/(bad-input|contact)\\.test\\.ts$",
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
  projects: [
    {
      ...shared,
      displayName: "backend",
      rootDir: "<rootDir>/backend",
      testEnvironment: `${__dirname}/scripts/jest/node-environment.ts`,
      testMatch: ["<rootDir>/{src,bench}/**/*.test.ts"],
      // What only MariaDB can do to us has tests of its own (*.mariadb.test.ts).
      testPathIgnorePatterns:
        process.env["TEST_DATABASE"] === "mariadb" ? ABOVE_THE_DATABASE : ["\\.mariadb\\.test\\.ts$"],
      setupFiles: ["reflect-metadata"],
      moduleNameMapper: { "^@node-rs/argon2$": `${__dirname}/scripts/jest/quick-argon2.ts` },
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
