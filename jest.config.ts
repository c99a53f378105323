/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import "./backend/src/config/supported-node.ts";
import { ON_MARIADB } from "./backend/src/kernel/testing/on-mariadb.ts";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

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
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  // Not in Jest's default place, the folder for temporary files, because `npm test` deletes that folder and Jest's
  // cache must outlive a run.
  cacheDirectory: `${__dirname}/.cache/jest`,
  runtime: `${__dirname}/scripts/jest/shared-runtime.mjs`,
  setupFiles: ["reflect-metadata"],
  injectGlobals: true,
  restoreMocks: true,
};

const config: Config = {
  // Generous, because a shared machine may be busy. Most tests wait for milliseconds only.
  testTimeout: 120_000,
  // A large process takes some time to exit. Jest need not warn earlier about resources left open, because
  // shared-environment.ts fails a test file that leaves any.
  workerGracefulExitTimeout: 15_000,
  projects: [
    {
      ...shared,
      displayName: "backend",
      rootDir: "<rootDir>/backend",
      testEnvironment: `${__dirname}/scripts/jest/shared-environment.ts`,
      ...(process.env["TEST_DATABASE"] === "mariadb"
        ? { testRegex: [...ON_MARIADB] }
        : {
            testMatch: ["<rootDir>/{src,bench}/**/*.test.ts"],
            // These tests need MariaDB.
            testPathIgnorePatterns: ["\\.mariadb\\.test\\.ts$"],
          }),
    },
    {
      ...shared,
      displayName: "frontend",
      rootDir: "<rootDir>/frontend",
      testEnvironment: `${__dirname}/scripts/jest/shared-browser-environment.ts`,
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: [
        `${__dirname}/scripts/jest/frontend-setup.ts`,
        `${__dirname}/frontend/src/shared/testing/embedded-club.ts`,
        `${__dirname}/frontend/src/shared/testing/loaded-modal.ts`,
      ],
    },
  ],
};

export default config;
